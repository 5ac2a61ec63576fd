import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath } from '../../../../shared/lib/locale.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { leftText } from '../../../api/forms/left-text.ts'
import { useOwnDetails } from '../../../api/state/use-own-details.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Heading } from '../../../ui/heading.tsx'

export type RequestFormProps = {
  keywords: string
  /** Makes a form that is sent twice count as one request. */
  requestKey: string
  failure: ActFailure | undefined
}

const needLimit = 500

/** Reports what is missing in the toolbox. */
export function RequestForm({ keywords, requestKey, failure }: RequestFormProps) {
  const { pathname, search } = useLocation()
  const typed = (name: string) => failure?.values[name]?.[0]
  useOwnDetails({ phone: 'contact' })
  return (
    <section className="editorial request" aria-labelledby="request">
      <div className="stack">
        <Heading
          level={2}
          size="xl"
          id="request"
          tabIndex={-1}
          text={m.toolbox_request_title()}
          locale={localeOfPath(pathname)}
        />
        <p className="text-ink-2">{m.toolbox_request_lead()}</p>
      </div>
      <Form method="post" action={pathname + search} noValidate>
        <input type="hidden" name="idempotencyKey" value={requestKey} />
        <input type="hidden" name="keywords" value={keywords} />
        <TextArea
          name="need"
          rows={4}
          label={m.toolbox_request_need()}
          hint={m.toolbox_request_need_hint()}
          error={failure?.fields.need}
          defaultValue={typed('need')}
          limit={needLimit}
          countText={leftText}
        />
        <TextField
          name="toolName"
          label={m.toolbox_request_name()}
          optional
          autoComplete="off"
          error={failure?.fields.toolName}
          defaultValue={typed('toolName')}
        />
        <TextField
          name="contact"
          label={m.toolbox_request_contact()}
          hint={m.toolbox_request_contact_hint()}
          optional
          autoComplete="email"
          error={failure?.fields.contact}
          defaultValue={typed('contact')}
        />
        <div className="button-row">
          <Button>{m.toolbox_request_send()}</Button>
        </div>
      </Form>
    </section>
  )
}
