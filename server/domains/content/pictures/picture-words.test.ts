import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Api } from '../../../../shared/contract/contract.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff, type TestAccount } from '../../../../tests/support/world/actors.ts'
import { createArticle, makePhoto, moveNow } from '../../../../tests/support/world/articles.ts'

let portal: TestPortal
let writer: Api
let colleague: Api
let setRule: (isNeeded: boolean) => Promise<unknown>
beforeAll(async () => {
  portal = await openPortal()
  writer = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
  colleague = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
  const administrator = await portal.api({ token: (await createStaff(portal, ['administrator'])).token })
  setRule = (isNeeded) => administrator.contentStaff.reviewRule({ isNeeded })
})
afterAll(() => portal.close())

const old = { altZh: '两位志愿者', altEn: 'Two volunteers' }
const wanted = { altZh: '两位志愿者在清点帐篷', altEn: 'Two volunteers count tents' }

async function addPicture({ token }: TestAccount): Promise<string> {
  const api = await portal.api({ token })
  const { fileId } = await api.files.upload({ purpose: 'picture', file: await makePhoto(300, 200) })
  return (await api.contentStaff.pictureAdd({ fileId, ...old })).pictureId
}

/** A picture inside a published article, whose page is requested here. */
async function publishedPicture() {
  await setRule(false)
  const editor = await createStaff(portal, ['editor'])
  const pictureId = await addPicture(editor)
  const { number, api, label } = await createArticle(portal, { editor })
  const { version, texts } = await api.contentStaff.recordDetail({ collection: 'articles', number })
  const body = `<p>岸</p><p><img src="/pictures/${pictureId}/960.webp"></p>`
  await api.contentStaff.recordSave({
    ...{ collection: 'articles', number, version, shared: { labels: [label], cover: '' } },
    texts: { zh: { ...texts.zh.fields, body }, en: { ...texts.en.fields, body } },
  })
  for (const language of ['zh', 'en'] as const) await moveNow(api, 'articles', number, language, 'publish')
  await setRule(true)
  const heard = async (locale: 'zh' | 'en') => {
    const reader = await portal.api({ locale })
    const { html } = await reader.content.describeDynamicCenterInfo({ DynamicAliasID: number })
    return /alt="([^"]*)"/.exec(html)?.[1]
  }
  return { pictureId, heard }
}

it('a new text waits until another editor accepts it unchanged', async () => {
  const { pictureId, heard } = await publishedPicture()
  const proposed = await writer.contentStaff.pictureSave({ pictureId, ...wanted })
  expect(proposed).toMatchObject({ ...old, waiting: { ...wanted, isOwn: true } })
  expect([await heard('zh'), await heard('en')]).toEqual([old.altZh, old.altEn])
  const [listed] = (await colleague.contentStaff.pictureList({})).items
  expect(listed).toMatchObject({ pictureId, ...old, waiting: { ...wanted, isOwn: false } })
  expect(listed?.waiting?.by).not.toBe('')
  await expect(writer.contentStaff.pictureSave({ pictureId, ...wanted })).rejects.toMatchObject({
    reason: 'secondPersonNeeded',
  })
  expect(await heard('zh')).toBe(old.altZh)
  const taken = await colleague.contentStaff.pictureSave({ pictureId, ...wanted })
  expect(taken).toMatchObject({ ...wanted, waiting: null })
  expect([await heard('zh'), await heard('en')]).toEqual([wanted.altZh, wanted.altEn])
  const audit = await portal.db
    .selectFrom('audit_events')
    .select('kind')
    .where('subject_id', '=', pictureId)
    .where('kind', 'in', ['picture.proposed', 'picture.taken'])
    .orderBy('position')
    .execute()
  expect(audit.map(({ kind }) => kind)).toEqual(['picture.proposed', 'picture.taken'])
})

it('a text changed meanwhile is not accepted unseen, and a refused one is dropped', async () => {
  const { pictureId, heard } = await publishedPicture()
  await writer.contentStaff.pictureSave({ pictureId, ...wanted })
  const further = { ...wanted, altEn: 'Tents, counted by two' }
  await writer.contentStaff.pictureSave({ pictureId, ...further })
  // The colleague confirms text that has changed since: the save counts as theirs and waits for the writer.
  const late = await colleague.contentStaff.pictureSave({ pictureId, ...wanted })
  expect(late).toMatchObject({ ...old, waiting: { ...wanted, isOwn: true } })
  const refused = await writer.contentStaff.pictureSave({ pictureId, ...old })
  expect(refused).toMatchObject({ ...old, waiting: null })
  expect(await heard('en')).toBe(old.altEn)
})

it('the text of an unpublished picture changes at once, as do all without the rule', async () => {
  await setRule(true)
  const pictureId = await addPicture(await createStaff(portal, ['editor']))
  expect(await writer.contentStaff.pictureSave({ pictureId, ...wanted })).toMatchObject({
    ...wanted,
    waiting: null,
  })
  const shown = await publishedPicture()
  await writer.contentStaff.pictureSave({ pictureId: shown.pictureId, ...wanted })
  await setRule(false)
  await writer.contentStaff.pictureSave({ pictureId: shown.pictureId, ...wanted })
  expect(await shown.heard('en')).toBe(wanted.altEn)
})
