export type SpreadsheetErrorCode = 'notSpreadsheet' | 'locked' | 'tooLarge' | 'unpacked' | 'empty' | 'noHeadings' | 'tooMany';

export class SpreadsheetError extends Error {
  readonly code: SpreadsheetErrorCode;
  constructor(code: SpreadsheetErrorCode) {
    super(code);
    this.code = code;
  }
}
