import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder, type OwnPackage } from '../../../server/domains/content/package/content-folder.ts'
import type { PackagedRecord } from '../../../server/domains/content/package/packaged-record.ts'
import { readPackage } from '../../../server/domains/content/package/read-package.ts'
import { type Bilingual, locales } from '../../../shared/lib/locale.ts'
import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import type { AccessAspect, AccessFinding } from '../../../shared/rules/accessibility.ts'
import type { EligibilityRule } from '../../../shared/rules/applications/eligibility.ts'
import { readQuestions, readRules } from '../../../shared/rules/applications/offering-form.ts'
import { type OfferingKind, offeringCollections } from '../../../shared/rules/applications/offerings.ts'
import type { QuestionSet } from '../../../shared/rules/applications/questions.ts'
import type { CollectionField } from '../../../shared/rules/content/collection-schema.ts'
import { type CollectionName, collections, isList } from '../../../shared/rules/content/collections.ts'
import { linesOf, listOf, textOf } from '../../../shared/rules/content/field-values.ts'

/** Texts of a record, each in both languages; lists line by line. */
type Told<Texts extends string, Lists extends string = never> = Record<Texts, Bilingual> &
  Record<Lists, Bilingual[]>
/** Numbers of other records, aliases of fields, choices. */
type Chosen<Numbers extends string, Words extends string = never> = Record<Numbers, number[]> &
  Record<Words, string[]>
/** Single words or numbers; a missing number is null. */
type Stated<Words extends string, Numbers extends string = never> = Record<Words, string> &
  Record<Numbers, number | null>
type Kept = { number: number; alias: string; publishedOn: string }

/** The content of the packages in this repository, by the fields of each collection. */
type Records = {
  tools: Told<
    'name' | 'tagline' | 'description' | 'audience' | 'keywords' | 'exitRoute' | 'costAfter',
    'claimSteps' | 'papers' | 'activationSteps'
  > &
    Chosen<never, 'fields' | 'toolNeeds'> &
    Stated<
      'toolKind' | 'toolCost' | 'licence' | 'homepage' | 'reviewedOn' | 'activationKind' | 'startLink',
      'replyDays' | 'stockPerYear' | 'allowanceUnits'
    > & { rules: EligibilityRule[]; questions: QuestionSet }
  topics: Told<'name' | 'summary' | 'prefix' | 'advice'> & Chosen<'tools'>
  scenes: Told<'name' | 'summary' | 'advice', 'steps'> & Chosen<'tools'>
  notices: Told<'title' | 'body'>
  services: Told<
    'title' | 'summary' | 'provider' | 'body' | 'audience' | 'limits' | 'keywords',
    'results' | 'steps'
  > &
    Chosen<'tools', 'modes'> &
    Stated<'serviceCategory' | 'cost', 'replyDays'> & { questions: QuestionSet }
  articles: Told<'title' | 'summary' | 'byline' | 'body'> & Chosen<'labels'>
  labels: Told<'name' | 'summary'>
  pages: Told<'title' | 'summary' | 'body'> & Stated<never, 'edition'>
  helps: Told<'title' | 'summary' | 'keywords' | 'body'> & Chosen<'category', 'pages' | 'errors'>
  helpCategories: Told<'name' | 'summary'>
  fieldPages: Told<'title' | 'summary' | 'body', 'needs'> & Chosen<'services' | 'articles'>
  zones: Told<'name' | 'summary' | 'audience', 'offers'> & Chosen<'institutions', 'fields'>
  institutions: Told<'title' | 'summary' | 'place' | 'body' | 'contact', 'offers'> & Chosen<'cases', 'fields'>
  resources: Told<
    'title' | 'summary' | 'provider' | 'format' | 'audience' | 'keywords' | 'body' | 'accessibility',
    'steps'
  > &
    Chosen<'zones' | 'tools' | 'institution', 'fields'> &
    Stated<'resourceKind'> & { questions: QuestionSet }
  projects: Told<
    'title' | 'summary' | 'maker' | 'place' | 'body' | 'contact',
    'requirements' | 'reuseSteps'
  > &
    Chosen<'classes' | 'sets', 'fields'> &
    Stated<'stage' | 'licence' | 'code' | 'documents', 'since'>
  projectClasses: Told<'name' | 'summary'>
  projectSets: Told<'title' | 'summary' | 'body'>
  projectActivities: Told<'title' | 'summary' | 'place' | 'body'> & Chosen<'project'> & Stated<'startsOn'>
  accessibilityStatements: Chosen<'tools'> & Record<AccessAspect, AccessFinding>
  ventureEditions: Told<'title' | 'summary' | 'plan' | 'outcomes', 'figures'> & Chosen<'sets' | 'articles'>
  ventureMilestones: Told<'title' | 'summary'> & Chosen<'ventureEdition'> & Stated<'startsOn' | 'endsOn'>
  ventureEntries: Told<'title' | 'maker' | 'place' | 'summary' | 'outcome'> &
    Chosen<'ventureEdition' | 'classes' | 'project'> &
    Stated<'ventureState', 'amount'>
  selfTests: Told<'title' | 'summary' | 'modelSource'> & Stated<'selftestUse'>
  selfTestLevels: Told<'name' | 'summary'> & Chosen<'selfTest'> & Stated<never, 'fromScore'>
  selfTestDimensions: Told<'name' | 'summary'> & Chosen<'selfTest'>
  selfTestQuestions: Told<'title' | 'hint', 'answers'> &
    Chosen<'dimension' | 'askedAfter'> &
    Stated<'selftestKind' | 'notApplicable'>
  selfTestAdvice: Told<'title' | 'body'> &
    Chosen<'dimension' | 'levels' | 'tools' | 'services' | 'resources' | 'articles' | 'activities'>
  homeBlocks: Told<'title' | 'summary'> & Stated<'target'>
  footerLinks: Told<'name'> & Stated<'footerKind' | 'target'>
  banners: Told<'title' | 'bannerText'>
}
type Named = keyof Records
export type DemoRecord<Name extends Named> = Kept & Records[Name]
export type DemoTool = DemoRecord<'tools'>

/** The packages of a collection that are not those of the demo alone. */
const packagesOf: Partial<Record<CollectionName, OwnPackage[]>> = {
  pages: ['first', 'packages/legal'],
  helps: ['packages/help'],
  helpCategories: ['packages/help'],
  homeBlocks: ['packages/home'],
  footerLinks: ['packages/home', 'packages/legal'],
  banners: ['packages/home'],
}
const read = new Map<CollectionName, Record<string, unknown>[]>()

/** The records of a collection in a new demo, in their display order. */
export function demoRecords<Name extends Named>(name: Name): DemoRecord<Name>[] {
  const known = read.get(name) ?? readRecords(name)
  read.set(name, known)
  return known as DemoRecord<Name>[]
}

/** A tool by the word in its file name, such as `umi-ocr`. */
export function demoTool(word: string): DemoTool {
  const file = readdirSync(join(contentFolder('demo'), 'tools')).find((name) =>
    name.endsWith(`-${word}.json`),
  )
  const tool = demoRecords('tools').find(({ number }) => number === Number.parseInt(file ?? '', 10))
  if (!tool) throw new Error(`no tool ${word}`)
  return tool
}

/** What a demo team applies for. */
export type DemoOffering = { kind?: OfferingKind; number: number; name: Bilingual; questions: QuestionSet }

/** A service or a resource by its number. */
export function demoOffering(kind: 'service' | 'resource', number: number): DemoOffering {
  const found = demoRecords(offeringCollections[kind]).find((record) => record.number === number)
  if (!found) throw new Error(`no ${kind} ${number}`)
  return { kind, number, name: found.title, questions: found.questions }
}

function readRecords(name: CollectionName): Record<string, unknown>[] {
  const found = (packagesOf[name] ?? ['demo']).flatMap((one) => {
    const { content, problems } = readPackage(contentFolder(one), {
      today: shanghaiDay(new Date()),
      wants: ({ collection }) => collection === name,
    })
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
    return content.records
  })
  const records = found.toSorted((a, b) => placeOf(a) - placeOf(b) || a.number - b.number)
  return records.map((record) => ({
    number: record.number,
    alias: record.alias,
    publishedOn: record.published.zh && shanghaiDay(record.published.zh.first),
    ...Object.fromEntries(
      collections[name].fields.map((field) => [field.name, fieldOfRecord(field, record)]),
    ),
  }))
}

function placeOf({ shared }: PackagedRecord): number {
  return Number(textOf(shared, 'order'))
}

function fieldOfRecord(field: CollectionField, { shared, texts }: PackagedRecord): unknown {
  const { name, kind } = field
  if (field.perLanguage) {
    const [zh, en] = locales.map((locale) => texts[locale])
    if (!zh || !en) throw new Error('both languages')
    if (kind !== 'lines') return { zh: textOf(zh, name), en: textOf(en, name) }
    return linesOf(zh, name).map((line, index) => ({ zh: line, en: linesOf(en, name)[index] }))
  }
  if (isList(field)) return field.relatesTo ? listOf(shared, name).map(Number) : listOf(shared, name)
  const text = textOf(shared, name)
  if (kind === 'rules') return readRules(text)
  if (kind === 'questions') return readQuestions(text) ?? { sections: [] }
  if (kind === 'number' || kind === 'order') return text === '' ? null : Number(text)
  return text
}
