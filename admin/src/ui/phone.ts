const LOCAL = /^(0\d{3})(\d{3})(\d{4})$/;

/** A stored local number in groups, as people read it and as a spreadsheet keeps its leading zero. Others stay as they are. */
export const grouped = (phone: string): string => phone.replace(LOCAL, '$1 $2 $3');
