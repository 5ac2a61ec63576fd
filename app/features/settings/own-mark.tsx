import * as m from '#messages'
import { Checkbox } from '../../ui/controls/choice.tsx'
import { FileField } from '../../ui/controls/file-field.tsx'

/** @param name of the uploaded mark; empty where the mark is drawn */
export type OwnMarkProps = { name: string; error?: string }

/** A picture in place of the drawn mark. The hidden field keeps one that was uploaded and not saved yet. */
export function OwnMark({ name, error }: OwnMarkProps) {
  return (
    <>
      <FileField
        name="file"
        label={m.brand_mark_file()}
        hint={m.brand_mark_file_hint()}
        optional
        accept="image/png,image/jpeg,image/webp"
        dropText={m.brand_mark_file_drop()}
        {...(error && { error })}
      />
      <input type="hidden" name="markPicture" value={name} />
      {name !== '' && <Checkbox id="drawn" name="drawn" value="1" label={m.brand_mark_drawn()} />}
    </>
  )
}
