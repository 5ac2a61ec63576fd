/**
 * Tools of the demo whose screens are known to speak Simplified Chinese besides English; of the others nobody has
 * checked.
 */
const inChinese = new Set([
  1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 1015, 1018, 1019, 1020,
  1021, 1023, 1024, 1025, 1026, 1027, 1028, 1029, 1030, 1032, 1033, 1034, 1035, 1037, 1038, 1039, 1040, 1041,
  1042, 1044, 1045, 1046, 1049, 1050, 1051, 1052, 1054, 1055, 1057, 1058, 1059, 1060, 1061,
])

/** The languages of a tool's screens; null where nobody has checked. */
export function languagesOfTool(number: number): string[] | null {
  return inChinese.has(number) ? ['zh', 'en'] : null
}
