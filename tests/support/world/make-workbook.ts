import { strToU8, zipSync } from 'fflate'

type Cell = string | { number: string } | { day: number } | { formula: string; value: string }

/**
 * A workbook as spreadsheets write it, with shared strings, a date format, and formulas with their results.
 * @param properties of the workbook, such as `date1904="1"`
 */
export function makeWorkbook(sheets: Record<string, Cell[][]>, properties = ''): Uint8Array {
  const names = Object.keys(sheets)
  const texts: string[] = []
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr ${properties}/><sheets>${names
      .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/></numFmts>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>',
  }
  for (const [index, name] of names.entries()) {
    const rows = (sheets[name] ?? []).map((cells, row) => rowOf(cells, row + 1, texts))
    parts[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`
  }
  parts['xl/sharedStrings.xml'] = `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))
}

function rowOf(cells: Cell[], row: number, texts: string[]): string {
  const written = cells.map((cell, index) => {
    const at = `${String.fromCharCode(65 + index)}${row}`
    if (typeof cell === 'string') return `<c r="${at}" t="s"><v>${texts.push(cell) - 1}</v></c>`
    if ('number' in cell) return `<c r="${at}"><v>${cell.number}</v></c>`
    if ('day' in cell) return `<c r="${at}" s="1"><v>${cell.day}</v></c>`
    return `<c r="${at}"><f>${cell.formula}</f><v>${cell.value}</v></c>`
  })
  return `<row r="${row}">${written.join('')}</row>`
}
