import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { SearchDocument } from '../../server/search/index-document.ts'

/** A query whose one right answer is known. */
export type KnownItem = { text: string; recordId: string }

type CmrcParagraph = { id: string; context: string; qas: { question: string }[] }
type BilingualText = { en?: string; zh_CN?: string }
type CasaosApp = {
  slug: string
  category: string
  title: BilingualText
  tagline: BilingualText
  description: BilingualText
}
type SelfHosted = { slug: string; name: string; description: string; tags: string[] }
type ToolQuery = {
  kind: string
  query: string
  query_traditional?: string
  name: string
  target_set: string
  target: string
}

/** The folder of the data sets; null where this machine has none. */
export function findDataSets(): string | null {
  const folder = resolve(process.env.YISUN_DATA_SETS ?? '../shared/data')
  return existsSync(join(folder, 'tool-search')) ? folder : null
}

/** CMRC 2018: Wikipedia passages and questions about them. */
export function readCmrc(folder: string): { documents: SearchDocument[]; queries: KnownItem[] } {
  const files = readdirSync(join(folder, 'cmrc2018')).filter((name) => name.endsWith('.json'))
  const paragraphs = files.flatMap((name) => {
    const set: { data: { paragraphs: CmrcParagraph[] }[] } = JSON.parse(read(folder, `cmrc2018/${name}`))
    return set.data.flatMap((article) => article.paragraphs)
  })
  return {
    documents: paragraphs.map(({ id, context }) => ({
      kind: 'passage',
      recordId: id,
      language: 'zh',
      title: '',
      body: context,
    })),
    queries: paragraphs.flatMap(({ id, qas }) =>
      qas.map(({ question }) => ({ text: question, recordId: id })),
    ),
  }
}

/** CasaOS apps in one language; a text missing in Chinese stays missing. */
export function readCasaos(folder: string, language: 'zh' | 'en'): SearchDocument[] {
  const key = language === 'zh' ? 'zh_CN' : 'en'
  return lines<CasaosApp>(folder, 'casaos-appstore/apps.zh-en.jsonl').map((app) => ({
    kind: 'tool',
    recordId: app.slug,
    language,
    title: app.title[key] ?? app.title.en ?? app.slug,
    keywords: [app.category],
    summary: app.tagline[key] ?? '',
    body: app.description[key] ?? '',
  }))
}

/** The awesome-selfhosted catalogue. */
export function readSelfHosted(folder: string): SearchDocument[] {
  return lines<SelfHosted>(folder, 'awesome-selfhosted/software.jsonl').map((software) => ({
    kind: 'tool',
    recordId: software.slug,
    language: 'en',
    title: software.name,
    keywords: software.tags,
    summary: software.description,
  }))
}

/**
 * Known-item queries for tools, `zh->zh` on CasaOS, the others on awesome-selfhosted. The tool's name is
 * masked in the query: finding a name is easy and is tested elsewhere.
 */
export function readToolQueries(folder: string, kind: string, isTraditional = false): KnownItem[] {
  return ['queries.jsonl', 'queries-en-casaos.jsonl']
    .flatMap((name) => lines<ToolQuery>(folder, `tool-search/${name}`))
    .filter((query) => query.kind === kind)
    .map((query) => ({
      text: mask((isTraditional && query.query_traditional) || query.query, query.name),
      recordId: query.target,
    }))
}

function mask(text: string, name: string): string {
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return text.replace(new RegExp(pattern, 'gi'), ' ')
}

function lines<Row>(folder: string, name: string): Row[] {
  return read(folder, name)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

function read(folder: string, name: string): string {
  return readFileSync(join(folder, name), 'utf8')
}
