import type { Api } from '../../../shared/contract/contract.ts'
import type { EligibilityRule } from '../../../shared/rules/applications/eligibility.ts'
import type { QuestionSet } from '../../../shared/rules/applications/questions.ts'
import type { FieldValues } from '../../../shared/rules/content/field-values.ts'

/** The fields of a tool that an open catalogue states. */
export const listedTool: FieldValues = {
  toolNeeds: ['dataAnalysis'],
  fields: ['education'],
  toolKind: 'desktopApp',
  licence: 'BSD-3-Clause',
}

/** The additional fields of a tool with applications. */
export function appliedFor(questions: QuestionSet, rules: EligibilityRule[] = []): FieldValues {
  const form = { questions: JSON.stringify(questions), rules: JSON.stringify(rules) }
  return { ...form, replyDays: '3', startLink: 'https://tables.example.org' }
}

export const toolTexts = {
  zh: {
    name: '整表助手',
    tagline: '把脏表格理干净',
    description: '<p>合并写法不同的地名。</p><p>拆开挤在一格里的人名。</p>',
  },
  en: {
    name: 'Table Tidier',
    tagline: 'Cleans messy tables',
    description: '<p>Merges spellings.</p><p>Splits names.</p>',
  },
}

/** Replaces the shared fields of a tool, keeping the others. Returns the record's version. */
export async function saveShared(api: Api, number: string, shared: FieldValues): Promise<number> {
  const key = { collection: 'tools' as const, number }
  const { version, texts, ...record } = await api.contentStaff.recordDetail(key)
  const saved = await api.contentStaff.recordSave({
    ...key,
    version,
    shared: { ...record.shared, ...shared },
    texts: { zh: texts.zh.fields, en: texts.en.fields },
  })
  return saved.version
}
