import * as m from '#messages'
import type { FileView } from '../../../shared/contract/files.ts'
import { bytesText } from '../../../shared/lib/text/bytes-text.ts'
import { Link } from '../../ui/link.tsx'
import { usePapersOpen } from './papers-gate.tsx'

export type PaperFileProps = {
  file: FileView
  /** What the paper proves. */
  label: string
}

/**
 * A paper beside what it proves: a picture stands in place; every paper can be downloaded, to be opened by itself. Its name
 * alone where nobody has said yet why the papers are opened.
 */
export function PaperFile({ file, label }: PaperFileProps) {
  const isOpen = usePapersOpen()
  const picture = isOpen && pictureOf(file)
  return (
    <>
      {picture && (
        <img
          className="staff-paper"
          src={picture}
          alt={m.staff_paper_picture({ label, name: file.name })}
          loading="lazy"
        />
      )}
      {isOpen ? (
        <Link href={file.link} rel="external" download alone>
          {m.staff_file_download({ name: file.name })}
        </Link>
      ) : (
        <span>{file.name}</span>
      )}{' '}
      <span className="text-ink-2">
        {bytesText(file.bytes)}
        {file.mediaType === 'application/pdf' && ` · ${m.staff_paper_pdf()}`}
      </span>
    </>
  )
}

/** The address at which a picture is shown; null for other files. */
function pictureOf({ fileId, mediaType, link }: FileView): string | null {
  if (!mediaType.startsWith('image/')) return null
  return `/filePictures/${fileId}/${link.split('/').at(-1)}`
}
