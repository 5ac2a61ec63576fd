import { ApiError, type FieldError } from '../../../shared/contract/errors.ts'
import { locales } from '../../../shared/lib/locale.ts'
import { checkWords } from '../../../shared/rules/synonyms.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { search } from '../../search/search.ts'
import { checkSynonyms } from '../../search/vocabulary/check-synonyms.ts'
import { vocabularyWith } from '../../search/vocabulary/published-vocabulary.ts'
import { listSynonymWords } from '../../search/vocabulary/synonyms.queries.ts'
import { readTexts } from './find-records.ts'
import { searchedKinds } from './search-kinds.ts'

type TryInput = { keywords: string; words: { zh: string; en: string }; number?: string | undefined }

const shown = 20
/** Results beyond these are not checked for being new. */
const compared = 100
/** A number that no record has: staff's records start at 5001. */
const unsaved = 0

/** Compares searches with synonyms as edited and as published. @throws ApiError `invalidInput` */
export async function trySynonyms(ctx: CallContext<StaffMember>, input: TryInput) {
  const number = input.number === undefined ? unsaved : Number(input.number)
  const words = { zh: wordsIn(input.words.zh), en: wordsIn(input.words.en) }
  refuseBad(words)
  for (const language of locales) await checkSynonyms(ctx.db, { number, language, words: words[language] })
  const others = (await listSynonymWords(ctx.db)).filter((row) => row.number !== number)
  const all = [...words.zh, ...words.en]
  const known = vocabularyWith(all.length === 0 ? others : [...others, { number, words: all.join('\n') }])
  const asked = { text: input.keywords, language: ctx.locale, shownKinds: searchedKinds, offset: 0 }
  const before = await search(ctx.db, { ...asked, limit: compared })
  const after = await search(ctx.db, { ...asked, limit: shown, known })
  const found = new Set(before.hits.map(({ kind, recordId }) => `${kind} ${recordId}`))
  const texts = await readTexts(ctx, after.hits)
  return {
    before: before.total,
    after: after.total,
    items: after.hits.flatMap(({ kind, recordId }) => {
      const record = texts.get(`${kind} ${recordId}`)
      if (!record) return []
      return {
        title: record.text.title,
        language: record.text.language,
        path: record.known.pathOf(recordId),
        kindName: record.known.name({}, { locale: ctx.locale }),
        isNew: !found.has(`${kind} ${recordId}`),
      }
    }),
  }
}

function wordsIn(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

function refuseBad(words: { zh: string[]; en: string[] }): void {
  const fields: Record<string, FieldError> = {}
  for (const language of locales) {
    const error = checkWords(words[language])
    if (error) fields[`texts.${language}.words`] = error
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalidInput', { fields })
}
