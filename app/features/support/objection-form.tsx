import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import { feedbackTerms } from '../../../shared/rules/feedback.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { useAwaitedUploads } from '../../api/forms/await-uploads.tsx'
import { leftText } from '../../api/forms/left-text.ts'
import { wordFields } from '../../api/forms/named-field.ts'
import { UploadField } from '../../api/forms/upload-field.tsx'
import { carriedFiles } from '../../api/forms/upload-files.ts'
import { Button, DefaultSubmit } from '../../ui/controls/button.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { Select, TextField } from '../../ui/controls/text-field.tsx'
import type { ObjectionPageProps } from './objection-page.tsx'

/** The message for a field's error, with the field's label. */
export const wordObjectionField = wordFields({
  entry: m.objection_entry,
  body: m.objection_body,
  files: m.feedback_files,
  name: m.objection_name,
  contact: m.feedback_contact,
})

type FormProps = Pick<ObjectionPageProps, 'round' | 'entry' | 'formKey'> & { failure: ActFailure | undefined }

/** The form, the same with and without script; a refused form keeps what was typed. */
export function ObjectionForm({ round, entry, formKey, failure }: FormProps) {
  const { pathname, search } = useLocation()
  const { onSubmit, tooEarly } = useAwaitedUploads()
  const typed = (name: string) => failure?.values[name]?.[0]
  const error = (name: string) => {
    const text = failure?.fields[name]
    return text ? { error: text } : {}
  }
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
      <Select
        name="entry"
        label={m.objection_entry()}
        {...error('entry')}
        defaultValue={typed('entry') ?? entry}
      >
        <option value="">{m.objection_entry_list()}</option>
        {choicesOf({ round, entry }).map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
      <TextArea
        name="body"
        rows={7}
        label={m.objection_body()}
        hint={m.objection_body_hint()}
        {...error('body')}
        defaultValue={typed('body')}
        limit={feedbackTerms.textAtMost}
        countText={leftText}
      />
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
      <TextField
        name="name"
        label={m.objection_name()}
        hint={m.objection_name_hint()}
        optional
        autoComplete="name"
        {...error('name')}
        defaultValue={typed('name')}
      />
      <TextField
        name="contact"
        label={m.feedback_contact()}
        hint={m.objection_contact_hint()}
        optional
        autoComplete="email"
        {...error('contact')}
        defaultValue={typed('contact')}
      />
      {tooEarly}
      <div className="button-row">
        <Button kind="primary">{m.objection_send()}</Button>
      </div>
    </Form>
  )
}

/** The entries of the list, and the one that the link named. */
function choicesOf({ round, entry }: Pick<FormProps, 'round' | 'entry'>) {
  const listed = (round.placed ?? []).map(({ reference, title, teamName }) => ({
    value: reference,
    text: `${title ?? reference} · ${teamName}`,
  }))
  const isListed = !entry || listed.some(({ value }) => value === entry)
  return isListed ? listed : [{ value: entry, text: m.objection_entry_own({ reference: entry }) }, ...listed]
}
