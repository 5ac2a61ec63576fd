import sharp from 'sharp'
import type { Api } from '../../../shared/contract/contract.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { CollectionName } from '../../../shared/rules/content/collections.ts'
import type { TestPortal } from '../portal/portal.ts'
import { createStaff, type TestAccount } from './actors.ts'

let made = 0

/** Valid values of an article that can be published in both languages. */
export function articleValues(label: string) {
  made += 1
  return {
    shared: { labels: [label], cover: '' },
    texts: {
      zh: {
        title: `第 ${made} 篇：社区里的排班表`,
        summary: '谁哪天来，一眼看到。',
        body: '<p>先列出岗位。</p>',
      },
      en: {
        title: `No. ${made}: a rota for the community`,
        summary: 'Who comes when.',
        body: '<p>List the posts.</p>',
      },
    },
  }
}

/** A label that is published in both languages. Returns its number. */
export async function createLabel(portal: TestPortal, editor?: TestAccount): Promise<string> {
  const { token } = editor ?? (await createStaff(portal, ['editor']))
  const api = await portal.api({ token })
  made += 1
  const added = await api.contentStaff.recordAdd({
    collection: 'labels',
    shared: { order: String(made) },
    texts: { zh: { name: `标签${made}` }, en: { name: `Label ${made}` } },
  })
  for (const language of ['zh', 'en'] as const)
    await moveNow(api, 'labels', added.number, language, 'publish')
  return added.number
}

export type Made = { number: string; version: number; label: string; editor: TestAccount; api: Api }

/** An article with drafts in both languages, or published in the given ones. */
export async function createArticle(
  portal: TestPortal,
  options: { published?: Locale[]; editor?: TestAccount; label?: string } = {},
): Promise<Made> {
  const editor = options.editor ?? (await createStaff(portal, ['editor']))
  const api = await portal.api({ token: editor.token })
  const label = options.label ?? (await createLabel(portal, editor))
  const added = await api.contentStaff.recordAdd({ collection: 'articles', ...articleValues(label) })
  let { version } = added
  for (const language of options.published ?? []) {
    version = await moveNow(api, 'articles', added.number, language, 'publish')
  }
  return { number: added.number, version, label, editor, api }
}

/** Moves the present version of a text. Returns the record's version. */
export async function moveNow(
  api: Api,
  collection: CollectionName,
  number: string,
  language: Locale,
  move: 'publish' | 'withdraw' | 'submit',
): Promise<number> {
  const { version } = await api.contentStaff.recordDetail({ collection, number })
  const moved = await api.contentStaff.textMove({ collection, number, version, language, move })
  return moved.version
}

/** A photograph of one colour. */
export async function makePhoto(width = 1200, height = 800): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#2e7d6b' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], '操场.jpg', { type: 'image/jpeg' })
}
