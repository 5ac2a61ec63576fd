import * as m from '#messages'
import type { Applying } from '../../../../shared/contract/applications/applying.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { questionsOf } from '../../../../shared/rules/applications/check-answers.ts'
import { readQuestions, readRules } from '../../../../shared/rules/applications/offering-form.ts'
import type { RecordOf } from '../../../../shared/rules/record-of.ts'
import { ruleText } from '../tools/rule-text.ts'
import type { RecordCollection } from './record-offering.queries.ts'

/** How one applies for a record; null where it has no questions, so that nobody can. */
export function applyingFor(
  values: RecordOf<RecordCollection>,
  apply: (inputs: object, options: { locale: Locale }) => string,
  locale: Locale,
): Applying | null {
  const set = readQuestions(values.questions)
  if (!set) return null
  const count = questionsOf(set).length
  const papers = values.papers.length
  const days = values.replyDays ?? 0
  return {
    rules: readRules(values.rules).map((rule) => ({ kind: rule.kind, text: ruleText(rule, locale) })),
    claimSteps: values.claimSteps,
    papers: values.papers,
    words: {
      apply: apply({}, { locale }),
      note:
        papers === 0
          ? m.toolbox_apply_note_no_papers({ count }, { locale })
          : m.toolbox_apply_note({ count, papers }, { locale }),
      after: m.toolbox_reply_usual({ days }, { locale }),
    },
  }
}
