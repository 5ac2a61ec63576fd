import * as m from '#messages'
import type { Api } from '../../../shared/contract/contract.ts'
import { wordFields } from '../../api/forms/named-field.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'

/** The success answer of the public-page form. */
export type FaceAnswer = { isFailure: false; done: 'face' }

/** What is wrong with a field of the form, by its name. */
export const wordFaceField = wordFields({
  aboutZh: m.face_about_zh,
  aboutEn: m.face_about_en,
  website: m.face_website_field,
})

/** Agrees to be shown publicly, or withdraws that. */
export async function actOnFace(api: Api, form: PostedForm): Promise<FaceAnswer> {
  await api.organisations.saveFace({
    TeamID: form.text('TeamID'),
    version: form.text('version'),
    isShown: form.text('isShown') === 'yes',
    showsTools: form.text('showsTools') === 'yes',
    aboutZh: form.text('aboutZh'),
    aboutEn: form.text('aboutEn'),
    website: form.text('website'),
  })
  return { isFailure: false, done: 'face' }
}
