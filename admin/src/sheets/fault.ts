export type SheetFault = 'notSheet' | 'locked' | 'tooLarge' | 'unpacked' | 'empty' | 'noHeadings' | 'tooMany';

export class SheetError extends Error {
  readonly fault: SheetFault;
  constructor(fault: SheetFault) {
    super(fault);
    this.fault = fault;
  }
}
