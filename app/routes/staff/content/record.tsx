import { useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { locales } from '../../../../shared/lib/locale.ts'
import { collections } from '../../../../shared/rules/content/collections.ts'
import { textOf } from '../../../../shared/rules/content/field-values.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { drawFormKey } from '../../../api/forms/form-key.ts'
import { FormTitle } from '../../../api/forms/form-title.tsx'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { unindexedForm } from '../../../api/pages/unindexed.ts'
import { collectionOf } from '../../../features/content/staff/collection-of.ts'
import { collectionWords } from '../../../features/content/staff/collection-words.ts'
import { actOnRecord, addRecord } from '../../../features/content/staff/record-actions.ts'
import { RecordPage, type RecordPageProps } from '../../../features/content/staff/record-page.tsx'
import { wordProblem } from '../../../features/content/staff/word-problem.ts'
import { StaffNav } from '../../../features/staff/staff-nav.tsx'

type Data = Omit<RecordPageProps, 'nav' | 'failure'> & { privileges: Privilege[] }

/** As many pictures as can be chosen by sight; the library has all. */
const picturesShown = 50

const load: Load<Data> = async (api, { params, url }) => {
  const collection = collectionOf(params.collection)
  const { number } = params
  const [{ privileges }, pictures, record, fresh] = await Promise.all([
    api.staff.secondFactor({}),
    api.contentStaff.pictureList({ pageSize: picturesShown }),
    number ? api.contentStaff.recordDetail({ collection, number }) : null,
    number ? null : api.contentStaff.recordOptions({ collection }),
  ])
  if (!record && !collections[collection].canCreate) throw new ApiError('notFound')
  return {
    collection,
    record,
    options: record?.options ?? fresh?.options ?? {},
    pictures: pictures.items,
    privileges,
    formKey: drawFormKey(),
    done: url.searchParams.get('done') ?? '',
    check: locales.find((language) => language === url.searchParams.get('check')) ?? null,
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(
  (api, form, { params, locale }) => {
    const collection = collectionOf(params.collection)
    const { number } = params
    return number
      ? actOnRecord({ api, form, locale, record: { collection, number } })
      : addRecord({ api, form, locale, record: { collection } })
  },
  { wordField: wordProblem },
)

export const shouldRevalidate = afterEveryForm

export const meta = unindexedForm(titleOf)

function titleOf(data: Pick<Data, 'collection' | 'record'> | undefined): string {
  if (!data) return m.collections_title()
  const { collection, record } = data
  if (!record) return collectionWords[collection].add()
  const { titleField } = collections[collection]
  const title = textOf(record.texts.zh.fields, titleField) || textOf(record.texts.en.fields, titleField)
  return m.collections_edit_title({ title: title || m.collections_untitled() })
}

export default function RecordRoute() {
  const { privileges, ...data } = useLoaderData<typeof loader>()
  const failure = useActionData<ActFailure>()
  return (
    <>
      <FormTitle title={titleOf(data)} isRefused={failure !== undefined} />
      <RecordPage {...data} nav={<StaffNav privileges={privileges} />} failure={failure} />
    </>
  )
}
