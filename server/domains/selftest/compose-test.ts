import type { Locale } from '../../../shared/lib/locale.ts'
import type { CollectionName } from '../../../shared/rules/content/collections.ts'
import type { ReadRow } from '../../../shared/rules/record-of.ts'
import {
  type Questionnaire,
  type SelftestAdvice,
  type SelftestDimension,
  type SelftestQuestion,
  targetCollections,
  targetFields,
} from '../../../shared/rules/selftest/questionnaire.ts'

/** The collections of a questionnaire. */
type TestCollection = Extract<CollectionName, `selfTest${string}`>

type Row<Name extends TestCollection> = ReadRow<
  Name,
  { number: number; language: Locale; fields: never; shared: never }
>

/** The records that questionnaires are made of, each in one or both languages, in their order. */
export type TestRecords = { [Name in TestCollection]: Row<Name>[] }

/** Puts a questionnaire together out of its records. */
export function composeTest(records: TestRecords, test: Row<'selfTests'>): Questionnaire {
  const { number, values } = test
  const own = <Name extends 'selfTestLevels' | 'selfTestDimensions'>(rows: Row<Name>[]) =>
    rows.filter((row) => (row.values.selfTest as number[]).includes(number))
  const dimensions = merged(own(records.selfTestDimensions), ({ values: { name, summary } }) => ({
    name,
    summary,
  })).map(
    ({ row, texts }): SelftestDimension => ({
      number: row.number,
      texts,
      questions: questionsOf(records, row.number),
    }),
  )
  const levels = merged(own(records.selfTestLevels), ({ values: { name, summary } }) => ({ name, summary }))
  const [said] = merged(
    records.selfTests.filter((row) => row.number === number),
    (row) => ({ title: row.values.title, summary: row.values.summary, source: row.values.modelSource }),
  )
  return {
    number,
    use: values.selftestUse,
    minutes: values.minutes,
    // What has none said is kept as it was before there were others.
    ...(values.scoring && values.scoring !== 'mean' && { scoring: values.scoring }),
    texts: said?.texts ?? {},
    levels: levels
      .map(({ row, texts }) => ({ number: row.number, texts, from: row.values.fromScore }))
      .toSorted((one, other) => one.from - other.from),
    dimensions,
    advice: dimensions.flatMap((dimension) => adviceFor(records, dimension.number)),
  }
}

function questionsOf({ selfTestQuestions }: TestRecords, dimension: number): SelftestQuestion[] {
  const rows = selfTestQuestions.filter(({ values }) => values.dimension.includes(dimension))
  const said = ({ values: { title, hint, answers, unit } }: Row<'selfTestQuestions'>) => ({
    ...{ title, hint, answers, unit },
  })
  return merged(rows, said).map(({ row: { number, values }, texts }) => ({
    number,
    texts,
    kind: values.selftestKind,
    points: values.points.map((point) => (/^\d{1,3}$/.test(point) ? Number(point) : 0)),
    fullScoreAt: values.fullScoreAt ?? 1,
    weight: values.weight || 1,
    hasNotApplicable: values.notApplicable === 'offered',
    after:
      values.askedAfter[0] === undefined
        ? null
        : { question: values.askedAfter[0], from: values.fromAnswer || 1 },
  }))
}

function adviceFor({ selfTestAdvice }: TestRecords, dimension: number): SelftestAdvice[] {
  const rows = selfTestAdvice.filter(({ values }) => values.dimension.includes(dimension))
  return merged(rows, ({ values: { title, body } }) => ({ title, body })).map(
    ({ row: { number, values }, texts }) => ({
      number,
      texts,
      dimension,
      levels: values.levels,
      kinds: values.entityTypes,
      sizes: values.organisationSizes,
      targets: targetCollections.flatMap((collection) =>
        values[targetFields[collection]].map((one) => ({ collection, number: one })),
      ),
    }),
  )
}

/** Each record once with what it says in each language; what its languages share is the same in both rows. */
function merged<Name extends TestCollection, Words>(rows: Row<Name>[], words: (row: Row<Name>) => Words) {
  const byNumber = Map.groupBy(rows, ({ number }) => number)
  return [...byNumber.values()].flatMap((all) => {
    const texts = Object.fromEntries(all.map((row) => [row.language, words(row)]))
    return all[0] ? [{ row: all[0], texts: texts as Partial<Record<Locale, Words>> }] : []
  })
}
