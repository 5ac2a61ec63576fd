import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  useActionData,
  useLoaderData,
} from 'react-router'
import * as m from '#messages'
import { feedbackKinds, feedbackTerms, formTopics } from '../../../shared/rules/feedback.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { drawFormKey } from '../../api/forms/form-key.ts'
import { FormTitle } from '../../api/forms/form-title.tsx'
import type { PostedForm } from '../../api/forms/posted-form.ts'
import { uploadPostedFiles } from '../../api/forms/upload-files.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { postedView, viewOfBrowser, viewOfRequest } from '../../api/pages/seen-view.ts'
import { wordFeedbackField } from '../../features/support/feedback-fields.ts'
import {
  FeedbackPage,
  type FeedbackPageProps,
  type FeedbackSent,
} from '../../features/support/feedback-page.tsx'

type Data = Omit<FeedbackPageProps, 'answer' | 'view'>

const load: Load<Data> = async (_api, { url }) => {
  const topic = formTopics.find((one) => one === url.searchParams.get('topic')) ?? ''
  const searched = url.searchParams.get('searched')?.toWellFormed().trim() ?? ''
  const kind = feedbackKinds.find((one) => one === url.searchParams.get('kind'))
  return {
    formKey: drawFormKey(),
    given: {
      // A barrier is a complaint, whatever its reporter chose.
      kind: kind ?? (topic === 'accessibility' ? 'complaint' : ''),
      topic,
      page: pageOf(url.searchParams.get('page') ?? ''),
      searched: Array.from(searched).slice(0, 100).join(''),
    },
  }
}

/** A path of this portal, and nothing else that somebody put into a link. */
function pageOf(given: string): string {
  return /^\/(?!\/)[\w/.%-]{0,299}$/.test(given) ? given : ''
}

const loadOnServer = serverLoader(load)
const loadInBrowser = browserLoader(load)

export async function loader(args: LoaderFunctionArgs<RouterContextProvider>) {
  return { ...(await loadOnServer(args)), view: viewOfRequest(args.request) }
}

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  return { ...(await loadInBrowser(args)), view: viewOfBrowser() }
}

const files = [{ name: 'files', purpose: 'feedback' as const, atMost: feedbackTerms.filesAtMost }]

export const action = serverAction<FeedbackSent>(
  async (api, form) => {
    const stored = await uploadPostedFiles(api, form, files)
    const sent = await api.support.feedbackSend({ ...typedOf(form), files: stored.files ?? [] })
    return { isSent: true, ...sent }
  },
  { wordField: wordFeedbackField },
)

function typedOf(form: PostedForm) {
  return {
    formKey: form.text('formKey'),
    // The server refuses any other value, with the message for the field.
    kind: form.text('kind') as (typeof feedbackKinds)[number],
    topic: form.text('topic') as (typeof formTopics)[number],
    body: form.text('body'),
    page: form.text('page'),
    about: form.text('about'),
    contact: form.text('contact'),
    view: postedView(form),
  }
}

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: m.feedback_title(),
    description: m.feedback_lead(feedbackTerms.replyWorkingDays),
    hasOwnTitle: true,
  })
}

export default function FeedbackRoute() {
  const answer = useActionData<FeedbackSent | ActFailure>()
  const isSent = answer !== undefined && 'isSent' in answer
  const title = isSent ? m.feedback_sent_title() : m.feedback_title()
  return (
    <>
      <FormTitle title={title} isRefused={answer !== undefined && !isSent} />
      <FeedbackPage {...useLoaderData<typeof loader>()} answer={answer} />
    </>
  )
}
