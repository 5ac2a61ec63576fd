import { redirectDocument } from 'react-router'
import type { InputOf, OutputOf } from '../../../shared/contract/call.ts'
import type { Api } from '../../../shared/contract/contract.ts'
import type { DeletionPreview, PrivacyOverview, privacy } from '../../../shared/contract/privacy.ts'
import type { DataViewItem } from '../../../shared/contract/teams/usercenter.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'

type ConsentText = OutputOf<(typeof privacy)['consentText']>

/** Views of my personal texts in full: the latest ones, and how many in all. */
export type DataViewList = { views: DataViewItem[]; total: number }

export type PrivacyData =
  | { view: 'all'; mine: PrivacyOverview; dataViews: DataViewList }
  | { view: 'consent'; text: ConsentText }
  | { view: 'deletion'; mine: PrivacyOverview; preview: DeletionPreview }

/** The success answer of a form in this part. */
type PrivacyDone =
  | { isFailure: false; done: 'codeSent'; phone: string }
  | { isFailure: false; done: 'exportWanted' }
  | { isFailure: false; done: 'kept' }
  | { isFailure: false; done: 'exportOpened'; path: string }
export type PrivacyAnswer = PrivacyDone | ActFailure

export async function loadPrivacy(api: Api, url: URL): Promise<PrivacyData> {
  const consentId = url.searchParams.get('consent')
  if (consentId) return { view: 'consent', text: await api.privacy.consentText({ consentId }) }
  if (url.searchParams.get('show') === 'deletion') {
    const [mine, preview] = await Promise.all([api.privacy.mine({}), api.privacy.deletionPreview({})])
    return { view: 'deletion', mine, preview }
  }
  const [mine, dataViews] = await Promise.all([api.privacy.mine({}), api.usercenter.dataViews({})])
  return { view: 'all', mine, dataViews }
}

type Document = InputOf<(typeof privacy)['consentWithdraw']>['document']

/** Carries out one of the forms; leaving and withdrawing consent end the login, and with it the page. */
export async function actOnPrivacy(
  api: Api,
  form: PostedForm,
  locale: Locale,
): Promise<PrivacyDone | Response> {
  switch (form.text('intent')) {
    case 'sendCode': {
      const purpose = form.text('for') === 'deletion' ? 'deleteAccount' : 'confirmIdentity'
      const { phone } = await api.privacy.codeSend({ purpose })
      return { isFailure: false, done: 'codeSent', phone }
    }
    case 'export':
      await api.privacy.exportRequest({})
      return { isFailure: false, done: 'exportWanted' }
    case 'open': {
      const { path } = await api.privacy.exportOpen({
        exportId: form.text('exportId'),
        code: form.text('code'),
      })
      return { isFailure: false, done: 'exportOpened', path: pathInLocale(path, locale) }
    }
    case 'keep':
      await api.privacy.deletionWithdraw({})
      return { isFailure: false, done: 'kept' }
    case 'withdraw':
      await api.privacy.consentWithdraw({ document: form.text('document') as Document })
      return redirectDocument(`${pathInLocale('/home', locale)}?notice=consentWithdrawn`)
    default:
      await api.privacy.deletionRequest({ code: form.text('code') })
      return redirectDocument(`${pathInLocale('/home', locale)}?notice=accountLeaving`)
  }
}
