import { Form } from 'react-router'
import * as m from '#messages'
import type { RecoveryOverview } from '../../../shared/contract/sign-in/recovery-codes.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import { wayInRules } from '../../../shared/rules/sign-in/ways-in.ts'
import { useSiteName } from '../../api/pages/site-name.ts'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import { DownloadButton } from '../../ui/controls/download-button.tsx'
import { PrintButton } from '../../ui/controls/print-button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

export type RecoveryPartProps = {
  recovery: RecoveryOverview
  /** The codes just created, shown this once. */
  codes: string[] | null
  /** Whether ways to sign in may be changed now. */
  mayChange: boolean
}

/** The number of recovery codes left, a form that replaces them, and those just created. */
export function RecoveryPart({ recovery, codes, mayChange }: RecoveryPartProps) {
  const locale = useLocale()
  const { left, madeAt } = recovery
  return (
    <section className="stack measure" aria-labelledby="recovery-title">
      <Heading level={2} size="xl" text={m.recovery_title()} id="recovery-title" />
      <p>{m.recovery_text()}</p>
      <p className="text-ink-2">
        {madeAt ? m.recovery_left({ left, date: instantText(madeAt, locale) }) : m.recovery_none()}
      </p>
      {codes && <NewCodes codes={codes} />}
      {mayChange ? (
        <Form method="post" noValidate preventScrollReset className="stack">
          <input type="hidden" name="madeAt" value={madeAt ?? ''} />
          {madeAt && <p className="text-sm text-ink-2">{m.recovery_renew_note()}</p>}
          <Button name="intent" value="makeRecovery" kind={codes ? 'quiet' : 'secondary'}>
            {madeAt ? m.recovery_renew() : m.recovery_make({ count: wayInRules.recoveryCodes })}
          </Button>
        </Form>
      ) : (
        <p className="text-sm text-ink-2">{m.recovery_first_confirm()}</p>
      )}
    </section>
  )
}

function NewCodes({ codes }: { codes: string[] }) {
  const text = codes.join('\n')
  const site = useSiteName()
  return (
    <div className="stack">
      <p className="font-bold">{m.recovery_keep()}</p>
      <ul className="recovery-codes" aria-label={m.recovery_title()}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <ButtonRow>
        <CopyButton
          text={text}
          label={m.recovery_copy()}
          copiedText={m.staff_copied()}
          failedText={m.staff_copy_failed()}
        />
        <DownloadButton
          text={`${m.recovery_file({ site })}\n\n${text}\n`}
          fileName="yisun-recovery-codes.txt"
        >
          {m.recovery_download()}
        </DownloadButton>
        <PrintButton>{m.recovery_print()}</PrintButton>
      </ButtonRow>
    </div>
  )
}
