/** What every page runs: small, without a framework, and nothing that the page needs to be read. */
import './menu.ts';
import './language.ts';
import './ears.ts';
import './ahead.ts';
