import type { AccessStatement } from '../../../../shared/contract/access.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { accessAspects, accessBases, accessFindings } from '../../../../shared/rules/accessibility.ts'
import { linesOf, textOf } from '../../../../shared/rules/content/collections.ts'
import type { CallContext } from '../../../context.ts'
import { aspectName, basisText, findingText } from './access-words.ts'
import { findStatement, type StatementRow } from './statement.queries.ts'

/** A tool's accessibility statement; null where nobody has assessed it. */
export async function statementOfTool(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  tool: number,
): Promise<AccessStatement | null> {
  const row = await findStatement(db, tool, locale)
  return row ? presentStatement(row, locale) : null
}

export function presentStatement(
  { number, language, fields, shared }: StatementRow,
  locale: Locale,
): AccessStatement {
  const basis = accessBases.find((one) => one === textOf(shared, 'accessBasis')) ?? 'documents'
  return {
    statementID: String(number),
    language,
    findings: accessAspects.map((aspect) => {
      const finding = accessFindings.find((one) => one === textOf(shared, aspect)) ?? 'notChecked'
      return { aspect, finding, name: aspectName(aspect, locale), text: findingText(finding, locale) }
    }),
    barriers: linesOf(fields, 'barriers'),
    advice: textOf(fields, 'advice'),
    basis,
    basisText: basisText(basis, locale),
    checkedOn: textOf(shared, 'checkedOn'),
    source: textOf(shared, 'source') || null,
  }
}
