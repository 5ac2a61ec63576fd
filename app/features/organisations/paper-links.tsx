import * as m from '#messages'
import type { VerificationPaper } from '../../../shared/contract/organisations/organisation-parts.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

/** Links to the papers still kept; a sentence if there are none. */
export function PaperLinks({ papers }: { papers: Pick<VerificationPaper, 'file'>[] }) {
  const locale = useLocale()
  const kept = papers.flatMap(({ file }) => (file ? [file] : []))
  if (kept.length === 0) return m.paper_deleted()
  return (
    <ul>
      {kept.map((file) => (
        <li key={file.fileId}>
          <Link href={pathInLocale(file.link, locale)} rel="external" download alone>
            {file.name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
