/** The script of every page: one file, without a framework. Pages can be read without it. */
import '../components/MobileMenu.client.ts';
import '../components/LanguageToggle.client.ts';
import '../components/Ear.client.ts';

// The speculation rules (public/ahead.json) match only under this mark, so pages are fetched ahead on a good connection without Save-Data.
const { connection } = navigator;
if (connection?.effectiveType === '4g' && !connection.saveData) document.documentElement.toggleAttribute('data-quick', true);
