import { redirect } from 'react-router'
import type { Api } from '../../../shared/contract/contract.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { ImportDetail } from '../../../shared/contract/imports.staff.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import { collectionNames } from '../../../shared/rules/content/collections.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'
import { mappingOfValues, translationsOfValues } from './mapping-values.ts'

const languageChoices = ['zh', 'en', 'zh,en', 'en,zh'] as const

/** Takes the files of a new import, and leads to its page. */
export async function beginImport(api: Api, form: PostedForm, locale: Locale) {
  const collection = collectionNames.find((name) => name === form.text('collection'))
  const languages = languageChoices.find((one) => one === form.text('languages'))
  const files = form.files('files')
  const missing = {
    ...(files.length === 0 && { files: { reason: 'required' as const } }),
    ...(!languages && { languages: { reason: 'required' as const } }),
    ...(!collection && { collection: { reason: 'required' as const } }),
  }
  if (!collection || !languages || files.length === 0) throw new ApiError('invalidInput', { fields: missing })
  const { importId } = await api.importsStaff.importBegin(
    { collection, languages, files },
    form.idempotency(),
  )
  return redirect(pathInLocale(`/staff/imports/${importId}`, locale))
}

type Args = { api: Api; form: PostedForm; locale: Locale; importId: string; url: URL }

/** Carries out the pressed button of an import. */
export async function actOnImport({ api, form, locale, importId, url }: Args) {
  const path = pathInLocale(`/staff/imports/${importId}`, locale)
  const step = { importId, version: Number(form.text('version')) }
  const options = form.idempotency()
  switch (form.text('intent')) {
    case 'start':
      await api.importsStaff.importStart(step, options)
      return redirect(path)
    case 'undo':
      await api.importsStaff.importUndo(step, options)
      return redirect(path)
    case 'continue':
      await api.importsStaff.importContinue({ importId })
      return redirect(path)
    case 'discard':
      await api.importsStaff.importDiscard(step, options)
      return redirect(`${pathInLocale('/staff/imports', locale)}?done=discarded`)
    case 'values':
      return saveValues({ api, form, locale, importId, url })
  }
  const isDraft = form.text('intent') === 'map'
  const detail = await api.importsStaff.importDetail({ importId })
  await api.importsStaff.importMap({ ...step, mapping: mappingOfValues(form.values(), detail), isDraft })
  return redirect(isDraft ? `${path}?part=map&done=map` : path)
}

async function saveValues({ api, form, locale, importId, url }: Args) {
  const detail = await api.importsStaff.importDetail({ importId })
  const target = url.searchParams.get('target') ?? ''
  const translations = translationsOfValues(form.values())
  const mapping = withTranslations(detail.mapping, target, translations)
  const version = Number(form.text('version'))
  await api.importsStaff.importMap({ importId, version, mapping, isDraft: true })
  return redirect(`${pathInLocale(`/staff/imports/${importId}`, locale)}?part=map&done=values`)
}

function withTranslations(
  mapping: ImportDetail['mapping'],
  target: string,
  translations: Record<string, string>,
): ImportDetail['mapping'] {
  const sources = mapping.sources.map((source) =>
    source.target === target ? { ...source, translations } : source,
  )
  return { ...mapping, sources }
}
