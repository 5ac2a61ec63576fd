import * as m from '#messages'
import type { FieldError, FieldReason } from '../../../../shared/contract/errors.ts'

type Words = Partial<Record<FieldReason, (inputs: { limit: number }) => string>>

const target: Words = { url: m.collections_bad_target }

/** Own wording where the general one would leave an editor guessing, by field name. */
const ownWords: Record<string, Words> = {
  target,
  startLink: target,
  activationSteps: { required: m.collections_bad_start },
  tools: { notAnOption: m.collections_bad_tool },
  alias: {
    wrongFormat: m.collections_bad_alias,
    notAnOption: m.collections_bad_alias_taken,
    unexpected: m.collections_bad_alias_fixed,
  },
  words: {
    tooShort: m.collections_bad_word_short,
    tooLong: m.collections_bad_word_long,
    wrongFormat: m.collections_bad_word_mixed,
    notAnOption: m.collections_bad_word_common,
    tooLarge: m.collections_bad_words_merge,
  },
}

/** The error message of a record's field, where it says more than the general one. */
export function wordProblem(path: string, { reason, limit = 0 }: FieldError): string | undefined {
  return ownWords[path.split('.').at(-1) ?? '']?.[reason]?.({ limit })
}
