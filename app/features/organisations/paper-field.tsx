import type { ReactNode } from 'react'
import * as m from '#messages'
import { changePapersAtMost } from '../../../shared/rules/organisations/super-admin-change.ts'
import { papersAtMost } from '../../../shared/rules/organisations/verification-fields.ts'
import { UploadField } from '../../api/forms/upload-field.tsx'
import type { CarriedFile } from '../../api/forms/upload-files.ts'

export type PaperFieldProps = {
  field: 'certificate' | 'letter' | 'proof'
  label: string
  hint: ReactNode
  error: string | undefined
  optional?: boolean
  /** Files that an earlier attempt has stored. */
  carried: CarriedFile[]
}

const purposes = {
  certificate: 'certificate',
  letter: 'authorisationLetter',
  proof: 'unreachableProof',
} as const
const mostFiles = { ...changePapersAtMost, ...papersAtMost } as const

/** The papers of a field, with the accepted kinds. */
export function PaperField({ field, hint, carried, ...rest }: PaperFieldProps) {
  return (
    <UploadField
      {...rest}
      name={field}
      hint={() => (
        <>
          {hint}
          <span className="block">{m.upload_limits({ count: mostFiles[field] })}</span>
        </>
      )}
      purpose={purposes[field]}
      atMost={mostFiles[field]}
      before={carried}
      listLabel={m.paper_list({ field: rest.label })}
    />
  )
}
