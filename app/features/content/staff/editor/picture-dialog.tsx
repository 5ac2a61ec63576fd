import { type KeyboardEvent, useRef, useState } from 'react'
import * as m from '#messages'
import type { LibraryPicture } from '../../../../../shared/contract/content/content-parts.ts'
import { ApiError } from '../../../../../shared/contract/errors.ts'
import { errorText, fieldText } from '../../../../api/forms/form-errors.ts'
import { browserApi } from '../../../../api/transport/browser-api.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { FileField } from '../../../../ui/controls/file-field.tsx'
import { TextField } from '../../../../ui/controls/text-field.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useLocale } from '../../../../ui/page-locale.tsx'

export type PictureDialogProps = {
  open: boolean
  pictures: LibraryPicture[]
  onClose: () => void
  onChoose: (picture: LibraryPicture) => void
}

/** Chooses a picture from the library, or adds a new one. */
export function PictureDialog({ open, pictures, onClose, onChoose }: PictureDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.collections_picture_choose()} closeText={m.close()}>
      <NewPicture onAdded={onChoose} />
      {pictures.length > 0 && <p className="font-bold">{m.collections_picture_existing()}</p>}
      <PictureGrid pictures={pictures} onChoose={onChoose} />
    </Dialog>
  )
}

function PictureGrid({ pictures, onChoose }: Pick<PictureDialogProps, 'pictures' | 'onChoose'>) {
  const locale = useLocale()
  return (
    <ul className="picture-grid">
      {pictures.map((picture) => (
        <li key={picture.pictureId}>
          <button type="button" className="picture-choice" onClick={() => onChoose(picture)}>
            <img
              src={picture.src}
              alt={locale === 'zh' ? picture.altZh : picture.altEn}
              loading="lazy"
              width={picture.width}
              height={picture.height}
            />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Sits inside the record's form, so it is not a form itself. */
function NewPicture({ onAdded }: { onAdded: (picture: LibraryPicture) => void }) {
  const file = useRef<File>(undefined)
  const altZh = useRef<HTMLInputElement>(null)
  const altEn = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<{ isSending: boolean; errors: Record<string, string> }>({
    isSending: false,
    errors: {},
  })
  const send = async () => {
    const chosen = file.current
    const alt = { altZh: altZh.current?.value.trim() ?? '', altEn: altEn.current?.value.trim() ?? '' }
    const errors = {
      ...(!chosen && { file: m.collections_picture_no_file() }),
      ...(!alt.altZh && { altZh: m.collections_picture_no_alt() }),
      ...(!alt.altEn && { altEn: m.collections_picture_no_alt() }),
    }
    if (!chosen || Object.keys(errors).length > 0) return setState({ isSending: false, errors })
    setState({ isSending: true, errors: {} })
    try {
      const { fileId } = await browserApi().files.upload({ purpose: 'picture', file: chosen })
      const picture = await browserApi().contentStaff.pictureAdd({ fileId, ...alt })
      setState({ isSending: false, errors: {} })
      onAdded(picture)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const field = error.details.fields?.file
      const text = field ? fieldText(field) : errorText(error.reason, error.details)
      setState({ isSending: false, errors: { file: text } })
    }
  }
  const hold = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }
  const { errors } = state
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps Enter from submitting the surrounding form
    <div className="stack" onKeyDown={hold}>
      <FileField
        id="new-picture"
        // Without a name, so that the surrounding form does not post it.
        name=""
        accept="image/jpeg,image/png,image/webp"
        label={m.collections_picture_file()}
        hint={m.collections_picture_file_hint()}
        dropText={m.collections_picture_drop()}
        onChange={(event) => {
          file.current = event.target.files?.[0]
        }}
        {...(errors.file && { error: errors.file })}
      />
      <TextField
        ref={altZh}
        name="altZh"
        id="new-alt-zh"
        lang="zh-CN"
        label={m.collections_picture_alt_zh()}
        hint={m.collections_picture_alt_hint()}
        {...(errors.altZh && { error: errors.altZh })}
      />
      <TextField
        ref={altEn}
        name="altEn"
        id="new-alt-en"
        lang="en"
        label={m.collections_picture_alt_en()}
        {...(errors.altEn && { error: errors.altEn })}
      />
      <div>
        <Button type="button" kind="primary" aria-disabled={state.isSending || undefined} onClick={send}>
          {state.isSending ? m.collections_picture_sending() : m.collections_picture_use()}
        </Button>
      </div>
    </div>
  )
}
