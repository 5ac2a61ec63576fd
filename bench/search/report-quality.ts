import { Converter } from 'opencc-js/cn2t'
import type { Db } from '../../server/db/database.ts'
import type { SearchDocument } from '../../server/search/index-document.ts'
import { type KnownItem, readCasaos, readCmrc, readSelfHosted, readToolQueries } from './data-sets.ts'
import { measureQuality, replaceDocuments } from './quality.ts'

type Goals = Partial<Record<'first' | 'firstTen' | 'reciprocalRank', number>>
type Measure = { name: string; queries: KnownItem[]; language: 'zh' | 'en'; goals: Goals }

export async function reportQuality(db: Db, folder: string): Promise<void> {
  console.log('\nquality                                     queries   R@1       hit@10    MRR@10')
  const cmrc = readCmrc(folder)
  await replaceDocuments(db, cmrc.documents)
  await report(db, {
    name: 'CMRC passages',
    queries: cmrc.queries,
    language: 'zh',
    goals: { first: 0.955, reciprocalRank: 0.97 },
  })
  const variants = [
    ['t', 'OpenCC standard'],
    ['tw', 'Taiwan characters'],
    ['twp', 'Taiwan characters and words'],
  ] as const
  for (const [variant, label] of variants) {
    await replaceDocuments(db, inTraditional(cmrc.documents, variant))
    await report(db, {
      name: `CMRC, passages in ${label}`,
      queries: cmrc.queries,
      language: 'zh',
      goals: { first: 0.935 },
    })
  }
  await reportTools(db, folder)
}

async function reportTools(db: Db, folder: string): Promise<void> {
  const chinese = readToolQueries(folder, 'zh->zh')
  const traditional = readToolQueries(folder, 'zh->zh', true)
  await replaceDocuments(db, readCasaos(folder, 'zh'))
  await report(db, { name: 'tools zh to zh', queries: chinese, language: 'zh', goals: { firstTen: 0.88 } })
  await report(db, {
    name: 'tools zh to zh, asked in traditional',
    queries: traditional,
    language: 'zh',
    goals: {},
  })
  await replaceDocuments(db, readSelfHosted(folder))
  const selfHosted = { goals: { firstTen: 0.65 }, language: 'en' } as const
  await report(db, { ...selfHosted, name: 'tools en to en', queries: readToolQueries(folder, 'en->en') })
  await report(db, {
    name: 'tools zh to en',
    queries: readToolQueries(folder, 'zh->en'),
    language: 'zh',
    goals: { firstTen: 0.5 },
  })
}

async function report(db: Db, { name, queries, language, goals }: Measure): Promise<void> {
  const quality = await measureQuality(db, queries, language)
  const cell = (key: keyof Goals): string => {
    const goal = goals[key]
    const mark = goal === undefined ? '' : quality[key] >= goal ? ` ≥${goal} ` : ` <${goal}!`
    return (quality[key].toFixed(3) + mark).padEnd(10)
  }
  console.log(
    `${name.padEnd(44)}${String(quality.queries).padEnd(10)}${cell('first')}${cell('firstTen')}${cell('reciprocalRank')}`,
  )
}

function inTraditional(documents: SearchDocument[], to: 't' | 'tw' | 'twp'): SearchDocument[] {
  const convert = Converter({ from: 'cn', to })
  return documents.map((document) => ({ ...document, body: convert(document.body ?? '') }))
}
