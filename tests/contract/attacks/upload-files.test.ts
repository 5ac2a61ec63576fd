import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PostedForm } from '../../../app/api/forms/posted-form.ts'
import { carriedFiles, uploadPostedFiles } from '../../../app/api/forms/upload-files.ts'
import type { Api } from '../../../shared/contract/contract.ts'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { createAccount } from '../../support/world/actors.ts'
import { makePdf } from '../../support/world/make-pdf.ts'

const fields = [{ name: 'papers', purpose: 'certificate', atMost: 2 }] as const

let portal: TestPortal
let api: Api
beforeAll(async () => {
  portal = await openPortal()
  api = await portal.api({ token: (await createAccount(portal)).token })
})
afterAll(() => portal.close())

describe('files of a posted form', () => {
  it('are stored, and carried when the form comes back', async () => {
    const form = formOf(['证书 1.pdf', makePdf()])
    const { papers } = await uploadPostedFiles(api, form, fields)
    expect(carriedFiles(form.values().papersId ?? [])).toEqual([{ fileId: papers?.[0], name: '证书 1.pdf' }])
    expect(form.values().papers).toBeUndefined()

    const again = await uploadPostedFiles(api, form, fields)
    expect(again.papers).toEqual(papers)
  })

  it('stay when another of them is refused, and can be taken out', async () => {
    const form = formOf(['good.pdf', makePdf()], ['bad.pdf', Buffer.from('text')])
    await expect(uploadPostedFiles(api, form, fields)).rejects.toMatchObject({
      reason: 'fileRefused',
      details: { fields: { papers: { reason: 'fileWrongType' } } },
    })
    const [carried] = carriedFiles(form.values().papersId ?? [])
    expect(carried?.name).toBe('good.pdf')
    form.data.set('papersRemove', carried?.fileId ?? '')
    expect(await uploadPostedFiles(api, form, fields)).toEqual({ papers: [] })
  })

  it('take the place of the one before where one fits, unless they are refused', async () => {
    const one = [{ name: 'papers', purpose: 'certificate', atMost: 1 }] as const
    const form = formOf(['旧.pdf', makePdf()])
    await uploadPostedFiles(api, form, one)
    const before = carriedFiles(form.values().papersId ?? [])
    form.data.append('papers', new File([], '空.pdf'))
    await expect(uploadPostedFiles(api, form, one)).rejects.toMatchObject({
      details: { fields: { papers: { reason: 'fileEmpty' } } },
    })
    expect(carriedFiles(form.values().papersId ?? [])).toEqual(before)
    form.data.append('papers', new File([new Uint8Array(makePdf())], '新.pdf'))
    expect((await uploadPostedFiles(api, form, one)).papers).toHaveLength(1)
    expect(carriedFiles(form.values().papersId ?? []).map((file) => file.name)).toEqual(['新.pdf'])
  })

  it('are no more than the field takes', async () => {
    const form = formOf(['1.pdf', makePdf()], ['2.pdf', makePdf()], ['3.pdf', makePdf()])
    await expect(uploadPostedFiles(api, form, fields)).rejects.toMatchObject({
      details: { fields: { papers: { reason: 'tooManyFiles', limit: 2 } } },
    })
    expect(carriedFiles(form.values().papersId ?? []).map((file) => file.name)).toEqual(['1.pdf', '2.pdf'])
  })
})

function formOf(...files: [string, Buffer][]): PostedForm {
  const data = new FormData()
  for (const [name, bytes] of files) data.append('papers', new File([new Uint8Array(bytes)], name))
  return new PostedForm(data)
}
