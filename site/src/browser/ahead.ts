import '../connection.ts';

/** The rules for fetching ahead (public/ahead.json) hold only where this mark stands: a connection that is good and not to be spared. */
const { connection } = navigator;
if (connection?.effectiveType === '4g' && !connection.saveData) document.documentElement.toggleAttribute('data-quick', true);
