import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../../../shared/contract/contract.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../../tests/support/world/actors.ts'
import {
  articleValues,
  createArticle,
  createLabel,
  makePhoto,
  moveNow,
} from '../../../../tests/support/world/articles.ts'

let portal: TestPortal
let editor: Api
beforeAll(async () => {
  portal = await openPortal()
  editor = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
})
afterAll(() => portal.close())

const articles = { collection: 'articles' as const }
const seen = (number: string) => editor.contentStaff.recordDetail({ ...articles, number })

async function remove(collection: 'articles' | 'labels' | 'pages', number: string) {
  const { version } = await editor.contentStaff.recordDetail({ collection, number })
  return editor.contentStaff.recordRemove({ collection, number, version })
}

describe('a draft', () => {
  it('that was never published goes with its versions', async () => {
    const { number, version } = await createArticle(portal)
    expect((await seen(number)).removal).toBe('possible')
    const old = editor.contentStaff.recordRemove({ ...articles, number, version: version + 1 })
    await expect(old).rejects.toMatchObject({ reason: 'conflict' })
    await remove('articles', number)
    await expect(seen(number)).rejects.toMatchObject({ reason: 'notFound' })
    const left = await portal.db
      .selectFrom('content_versions')
      .select('version')
      .where('number', '=', Number(number))
      .execute()
    expect(left).toEqual([])
  })

  it('that was published once stays, also when it is withdrawn', async () => {
    const { number } = await createArticle(portal, { published: ['en'] })
    await moveNow(editor, 'articles', number, 'en', 'withdraw')
    expect((await seen(number)).removal).toBe('published')
    await expect(remove('articles', number)).rejects.toMatchObject({ reason: 'illegalTransition' })
  })

  it('that waits for a review stays', async () => {
    const { number } = await createArticle(portal)
    await moveNow(editor, 'articles', number, 'zh', 'submit')
    expect((await seen(number)).removal).toBe('waiting')
    await expect(remove('articles', number)).rejects.toMatchObject({ reason: 'illegalTransition' })
  })

  it('that another record refers to stays', async () => {
    const label = await editor.contentStaff.recordAdd({
      ...{ collection: 'labels', shared: { order: '1' } },
      texts: { zh: { name: '用到的' }, en: { name: 'In use' } },
    })
    const { number } = await createArticle(portal, { label: label.number })
    await expect(remove('labels', label.number)).rejects.toMatchObject({ reason: 'illegalTransition' })
    await remove('articles', number)
    await remove('labels', label.number)
  })
})

describe('a picture', () => {
  async function addPicture() {
    const { fileId } = await editor.files.upload({ purpose: 'picture', file: await makePhoto(600, 400) })
    return editor.contentStaff.pictureAdd({ fileId, altZh: '传错的', altEn: 'By mistake' })
  }
  const isUsed = async (id: string) =>
    (await editor.contentStaff.pictureList({})).items.find(({ pictureId }) => pictureId === id)?.isUsed

  it('that nothing uses goes with its file', async () => {
    const { pictureId } = await addPicture()
    expect(await isUsed(pictureId)).toBe(false)
    await editor.contentStaff.pictureRemove({ pictureId })
    expect(await isUsed(pictureId)).toBeUndefined()
    expect((await portal.runJobs()).failures).toEqual([])
    const { removed_at } = await portal.db
      .selectFrom('files')
      .select('removed_at')
      .where('attached_id', '=', pictureId)
      .executeTakeFirstOrThrow()
    expect(removed_at).not.toBeNull()
    const again = editor.contentStaff.pictureRemove({ pictureId })
    await expect(again).rejects.toMatchObject({ reason: 'notFound' })
  })

  it.each([
    ['as a cover', (id: string, src: string) => ({ cover: id, body: `<p>${src.length}</p>` })],
    ['within a text', (_: string, src: string) => ({ cover: '', body: `<p>看</p><img src="${src}">` })],
  ])('that a draft uses %s stays, also in an older version alone', async (_, using) => {
    const { pictureId, src } = await addPicture()
    const { cover, body } = using(pictureId, src)
    const label = await createLabel(portal)
    const { shared, texts } = articleValues(label)
    const { number, version } = await editor.contentStaff.recordAdd({
      ...{ ...articles, shared: { ...shared, cover } },
      texts: { zh: { ...texts.zh, body }, en: texts.en },
    })
    const tryIt = () => editor.contentStaff.pictureRemove({ pictureId })
    await expect(tryIt()).rejects.toMatchObject({ reason: 'illegalTransition' })
    await editor.contentStaff.recordSave({ ...articles, number, version, shared, texts })
    expect(await isUsed(pictureId)).toBe(true)
    await expect(tryIt()).rejects.toMatchObject({ reason: 'illegalTransition' })
    await remove('articles', number)
    await tryIt()
  })
})
