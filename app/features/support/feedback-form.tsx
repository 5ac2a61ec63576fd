import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { SeenView } from '../../../shared/contract/support/feedback-parts.ts'
import { feedbackTerms, formTopics } from '../../../shared/rules/feedback.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { useAwaitedUploads } from '../../api/forms/await-uploads.tsx'
import { leftText } from '../../api/forms/left-text.ts'
import { UploadField } from '../../api/forms/upload-field.tsx'
import { carriedFiles } from '../../api/forms/upload-files.ts'
import { useSignedIn } from '../../api/state/use-signed-in.ts'
import { Button, DefaultSubmit } from '../../ui/controls/button.tsx'
import { RadioGroup } from '../../ui/controls/choice.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { Select, TextField } from '../../ui/controls/text-field.tsx'
import { Details } from '../../ui/details.tsx'
import { Link } from '../../ui/link.tsx'
import { BarrierView } from './barrier-view.tsx'
import { topicWords } from './feedback-words.ts'

export type FeedbackFormProps = {
  /** Makes a form that is sent twice create one ticket. */
  formKey: string
  /** The values from the link that led here. */
  given: { kind: string; topic: string; page: string; searched: string }
  /** How the sender sees the portal, as far as the request told. */
  view: SeenView
  failure: ActFailure | undefined
}

/** The form, the same with and without script; a refused form keeps what was typed. */
export function FeedbackForm({ formKey, given, view, failure }: FeedbackFormProps) {
  const { pathname, search } = useLocation()
  const { onSubmit, tooEarly } = useAwaitedUploads()
  const typed = (name: string) => failure?.values[name]?.[0]
  return (
    <Form
      method="post"
      action={pathname + search}
      encType="multipart/form-data"
      noValidate
      className="max-w-form"
      onSubmit={onSubmit}
    >
      <DefaultSubmit />
      <input type="hidden" name="formKey" value={typed('formKey') ?? formKey} />
      <What typed={typed} failure={failure} given={given} />
      <Where typed={typed} failure={failure} given={given} />
      <BarrierView known={view} ticked={failure && (failure.values.view ?? [])} />
      <UploadField
        key={JSON.stringify(failure?.values.filesId ?? [])}
        name="files"
        label={m.feedback_files()}
        hint={() => m.upload_limits({ count: feedbackTerms.filesAtMost })}
        error={failure?.fields.files}
        optional
        purpose="feedback"
        atMost={feedbackTerms.filesAtMost}
        before={carriedFiles(failure?.values.filesId ?? [])}
        listLabel={m.feedback_files_list()}
      />
      <ContactField typed={typed} failure={failure} />
      <div className="field">
        <DataUse />
      </div>
      {tooEarly}
      <div className="button-row">
        <Button kind="primary">{m.feedback_send()}</Button>
      </div>
    </Form>
  )
}

type PartProps = Pick<FeedbackFormProps, 'failure' | 'given'> & {
  typed: (name: string) => string | undefined
}

function What({ typed, failure, given }: PartProps) {
  return (
    <>
      <RadioGroup
        name="kind"
        label={m.feedback_kind()}
        {...(failure?.fields.kind && { error: failure.fields.kind })}
        defaultValue={typed('kind') ?? given.kind}
        options={[
          {
            value: 'complaint',
            label: m.feedback_kind_complaint(),
            hint: m.feedback_kind_complaint_hint(),
          },
          {
            value: 'suggestion',
            label: m.feedback_kind_suggestion(),
            hint: m.feedback_kind_suggestion_hint(),
          },
        ]}
      />
      <Select
        name="topic"
        label={m.feedback_topic()}
        {...(failure?.fields.topic && { error: failure.fields.topic })}
        defaultValue={typed('topic') ?? given.topic}
      >
        <option value="">{m.feedback_topic_choose()}</option>
        {formTopics.map((topic) => (
          <option key={topic} value={topic}>
            {topicWords[topic]()}
          </option>
        ))}
      </Select>
      <TextArea
        name="body"
        rows={7}
        label={m.feedback_body()}
        hint={m.feedback_body_hint()}
        {...(failure?.fields.body && { error: failure.fields.body })}
        defaultValue={typed('body') ?? (given.searched && m.feedback_searched({ keywords: given.searched }))}
        limit={feedbackTerms.textAtMost}
        countText={leftText}
      />
    </>
  )
}

function Where({ typed, failure, given }: PartProps) {
  return (
    <>
      <TextField
        name="page"
        label={m.feedback_page()}
        hint={m.feedback_page_hint()}
        optional
        autoComplete="off"
        {...(failure?.fields.page && { error: failure.fields.page })}
        defaultValue={typed('page') ?? given.page}
      />
      <TextField
        name="about"
        label={m.feedback_about()}
        hint={m.feedback_about_hint()}
        optional
        autoComplete="off"
        {...(failure?.fields.about && { error: failure.fields.about })}
        defaultValue={typed('about')}
      />
    </>
  )
}

function ContactField({ typed, failure }: Omit<PartProps, 'given'>) {
  const isSignedIn = useSignedIn()
  return (
    <TextField
      name="contact"
      label={m.feedback_contact()}
      hint={
        <>
          {m.feedback_contact_hint()}
          {isSignedIn && (
            <>
              <br />
              {m.feedback_contact_account()}
            </>
          )}
        </>
      }
      optional
      autoComplete="email"
      {...(failure?.fields.contact && { error: failure.fields.contact })}
      defaultValue={typed('contact')}
    />
  )
}

function DataUse() {
  const { contactDays, textYears } = feedbackTerms
  return (
    <Details title={m.feedback_data()}>
      <p>{m.feedback_data_text({ days: contactDays, years: textYears })}</p>
      <p>
        <Link alone href="/privacy">
          {m.footer_privacy()}
        </Link>
      </p>
    </Details>
  )
}
