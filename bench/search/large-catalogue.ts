import type { SearchDocument } from '../../server/search/index-document.ts'
import { plainText } from '../../shared/lib/text/html-text.ts'
import { demoRecords } from '../../tests/support/world/demo-content.ts'
import { readCasaos, readSelfHosted, readToolQueries } from './data-sets.ts'

const demoTools = demoRecords('tools')

type Language = 'zh' | 'en'

/** Texts to make a large catalogue of, and queries that belong to them. */
export type Source = { documents: SearchDocument[]; queries: string[] }

/** What people type: one word, two, pinyin, initials, a typing error, a sentence. */
const shortQueries = [
  '开源 管理 文件 志愿者 密码管理 文件共享 数据库备份 筹款 笔记 在线文档协作 网 日历 项目管理'.split(' '),
  'photos,open source,self-hosted,calendar,data,project management,web app,a password manager'.split(','),
  'zhiyuanzhe zyz biji nextcloud nextclould wordpres 誌願者 資料庫 Ｏｆｆｉｃｅ'.split(' '),
].flat()

/** The demo's own tools where no data sets are. */
export function readSource(folder: string | null): Source {
  if (folder === null) return { documents: demoDocuments(), queries: shortQueries }
  const sentences = ['zh->zh', 'zh->en', 'en->en'].flatMap((kind) => readToolQueries(folder, kind))
  return {
    documents: [...readCasaos(folder, 'zh'), ...readCasaos(folder, 'en'), ...readSelfHosted(folder)],
    queries: [...shortQueries, ...sentences.map(({ text }) => text)],
  }
}

/** Records of these kinds in turn, each in both languages. */
export type Catalogue = { name: string; records: number; kinds: readonly string[] }

/**
 * Makes a catalogue by recombining sentences and names, the same on every run. It is harder than a real
 * catalogue of this size: no word gets rarer as it grows.
 */
export function* drawDocuments(source: Source, { records, kinds }: Catalogue): Generator<SearchDocument> {
  const draw = drawer(7)
  const sentences = { zh: sentencesOf(source, 'zh'), en: sentencesOf(source, 'en') }
  const titles = { zh: titlesOf(source, 'zh'), en: titlesOf(source, 'en') }
  for (let index = 0; index < records * 2; index += 1) {
    const language: Language = index % 2 === 0 ? 'zh' : 'en'
    const body = Array.from({ length: 2 + (draw(6) % 6) }, () => pick(sentences[language], draw))
    yield {
      kind: kinds[(index >> 1) % kinds.length] ?? 'tool',
      recordId: String(index >> 1),
      language,
      title: `${pick(titles[language], draw)} ${pick(titles[language], draw)} ${index >> 1}`,
      summary: pick(sentences[language], draw),
      body: body.join(language === 'zh' ? '' : ' '),
    }
  }
}

function demoDocuments(): SearchDocument[] {
  return demoTools.flatMap((tool) =>
    (['zh', 'en'] as const).map((language) => ({
      kind: 'tool',
      recordId: String(tool.number),
      language,
      title: tool.name[language],
      summary: tool.tagline[language],
      body: plainText(tool.description[language]),
    })),
  )
}

function sentencesOf({ documents }: Source, language: Language): string[] {
  return documents
    .filter((document) => document.language === language)
    .flatMap(({ summary = '', body = '' }) => `${summary}\n${body}`.split(/(?<=[。！？])|(?<=[.!?]) |\n/))
    .filter((sentence) => sentence.trim().length > 5)
}

function titlesOf({ documents }: Source, language: Language): string[] {
  return documents.filter((document) => document.language === language).map(({ title }) => title)
}

function pick(list: string[], draw: (below: number) => number): string {
  return list[draw(list.length)] ?? ''
}

function drawer(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
