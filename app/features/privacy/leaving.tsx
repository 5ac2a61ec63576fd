import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { PrivacyOverview } from '../../../shared/contract/privacy.ts'
import { dayText, instantText } from '../../../shared/lib/text/day-text.ts'
import { accountHref } from '../../api/pages/account-href.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

type LeavingProps = {
  leaving: NonNullable<PrivacyOverview['leaving']>
  children?: ReactNode
}

/** Says that my account will be deleted, when, and offers the one press that withdraws it. */
export function Leaving({ leaving, children }: LeavingProps) {
  const locale = useLocale()
  const [asked, due] = [instantText(leaving.requestedAt, locale), instantText(leaving.dueAt, locale)]
  return (
    <Notice kind="warning" title={m.privacy_leaving_title({ day: dayText(leaving.dueAt, locale) })}>
      <p>{m.privacy_leaving_text({ asked, due })}</p>
      <p>{m.privacy_leaving_keep_hint()}</p>
      <Form method="post" action={accountHref('privacy', locale)}>
        <Button kind="primary" name="intent" value="keep">
          {m.privacy_leaving_keep()}
        </Button>
      </Form>
      {children && <p>{children}</p>}
    </Notice>
  )
}
