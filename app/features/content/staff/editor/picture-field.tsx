import { useEffect, useRef, useState } from 'react'
import * as m from '#messages'
import type { LibraryPicture } from '../../../../../shared/contract/content/content-parts.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import type { FieldBase } from '../../../../ui/controls/field.tsx'
import { Select } from '../../../../ui/controls/text-field.tsx'
import { useHasScript } from '../../../../ui/controls/use-has-script.ts'
import { Link } from '../../../../ui/link.tsx'
import { useLocale } from '../../../../ui/page-locale.tsx'
import { PictureDialog } from './picture-dialog.tsx'

export type PictureFieldProps = FieldBase & {
  name: string
  id: string
  defaultValue: string
  pictures: LibraryPicture[]
}

/** One picture of the library: chosen from a list, with script also by sight, or newly added. */
export function PictureField({ defaultValue, pictures, ...base }: PictureFieldProps) {
  const locale = useLocale()
  const select = useRef<HTMLSelectElement>(null)
  const [chosen, setChosen] = useState(defaultValue)
  const [added, setAdded] = useState<LibraryPicture[]>([])
  const [isOpen, setIsOpen] = useState(false)
  const hasScript = useHasScript()
  const known = [...added, ...pictures]
  const isKnown = chosen === '' || known.some(({ pictureId }) => pictureId === chosen)
  // Choosing a picture by pressing it saves the draft, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every choice
  useEffect(() => {
    if (chosen !== defaultValue) select.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [chosen])
  return (
    <div className="stack">
      <Select {...base} ref={select} value={chosen} onChange={(event) => setChosen(event.target.value)}>
        <option value="">{m.collections_picture_none()}</option>
        {!isKnown && <option value={chosen}>{m.collections_picture_current()}</option>}
        {known.map((picture) => (
          <option key={picture.pictureId} value={picture.pictureId}>
            {locale === 'zh' ? picture.altZh : picture.altEn}
          </option>
        ))}
      </Select>
      {chosen && <img className="picture-chosen" src={`/pictures/${chosen}/480.webp`} alt="" />}
      {hasScript ? (
        <div>
          <Button type="button" onClick={() => setIsOpen(true)}>
            {m.collections_picture_choose()}
          </Button>
        </div>
      ) : (
        <Link alone href="/staff/pictures">
          {m.collections_pictures()}
        </Link>
      )}
      <PictureDialog
        open={isOpen}
        pictures={known}
        onClose={() => setIsOpen(false)}
        onChoose={(picture) => {
          if (!known.some(({ pictureId }) => pictureId === picture.pictureId)) setAdded([picture, ...added])
          setChosen(picture.pictureId)
          setIsOpen(false)
        }}
      />
    </div>
  )
}
