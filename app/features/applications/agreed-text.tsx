import * as m from '#messages'
import type { ApplicationForm } from '../../../shared/contract/applications/application-views.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

type Agreed = ApplicationForm['declarations'][number]['agreed']

/** Where the text to which a statement agrees can be read, and the fingerprint of its words. */
export function AgreedText({ agreed }: { agreed: Agreed }) {
  const locale = useLocale()
  if (!agreed) return null
  return (
    <p className="text-sm text-ink-2">
      <Link href={pathInLocale(agreed.path, locale)} target="_blank" alone>
        {m.apply_read_agreement()}
      </Link>{' '}
      <span className="break-all">{m.apply_agreed_hash({ hash: agreed.hash })}</span>
    </p>
  )
}
