import * as m from '#messages'
import type { ContentDetail } from '../../../../shared/contract/content/content-parts.ts'
import { TextField } from '../../../ui/controls/text-field.tsx'

export type AliasFieldProps = {
  /** Null for a record that is still to be added. */
  record: Pick<ContentDetail, 'alias' | 'texts'> | null
  /** What was typed, if the form was refused. */
  typed: string | undefined
  error: string | undefined
}

/** The alias of a record, which ends its address: set before readers see it, never changed afterwards. */
export function AliasField({ record, typed, error }: AliasFieldProps) {
  const isSeen =
    record !== null && [record.texts.zh, record.texts.en].some((text) => text.publishedAt !== null)
  const alias = record?.alias ?? ''
  if (isSeen && !error) return <p>{m.collections_field_alias_fixed({ alias })}</p>
  return (
    <TextField
      name="alias"
      id="alias"
      label={m.collections_field_alias()}
      optional={m.collections_needed()}
      hint={m.collections_field_alias_hint()}
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={typed ?? alias}
      {...(error && { error })}
    />
  )
}
