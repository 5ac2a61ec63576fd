import { useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** That something of an earlier platform waits for a decision, for who has just signed in; nothing otherwise. */
export function EarlierWaits({ isWaiting }: { isWaiting: boolean }) {
  const locale = localeOfPath(useLocation().pathname)
  if (!isWaiting) return null
  return (
    <Notice title={m.earlier_waits_title()}>
      <p>{m.earlier_waits_text()}</p>
      <p>
        <ButtonLink href={pathInLocale('/earlierAccount', locale)}>{m.earlier_waits_open()}</ButtonLink>
      </p>
    </Notice>
  )
}
