/** What the home page runs besides: one file, because each one more is a request before the first picture. */
import './home-language.ts';
import './backgrounds.ts';
