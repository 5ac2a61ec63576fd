import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import { collectionNames, collections } from '../../../shared/rules/content/collections.ts'
import { importExtensions } from '../../../shared/rules/imports/import-limits.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { RadioGroup } from '../../ui/controls/choice.tsx'
import { FileField } from '../../ui/controls/file-field.tsx'
import { Select } from '../../ui/controls/text-field.tsx'
import { Heading } from '../../ui/heading.tsx'
import type { CollectionWords } from './import-words.ts'

export type NewImportPageProps = {
  nav: ReactNode
  words: CollectionWords
  formKey: string
  failure: ActFailure | undefined
}

/** The collections to which an import can add records. */
const possible = collectionNames.filter((name) => collections[name].canCreate)

/** The first step of an import: its files, and the collection they go to. */
export function NewImportPage({ nav, words, formKey, failure }: NewImportPageProps) {
  const { files, collection, languages } = failure?.fields ?? {}
  return (
    <div className="page stack stack-lg">
      {nav}
      <Breadcrumbs
        label={m.content_crumbs()}
        crumbs={[{ href: '/staff/imports', text: m.imports_title() }]}
      />
      <Heading level={1} text={m.imports_new()} />
      <p className="measure">{m.imports_new_lead()}</p>
      <FailureSummary failure={failure} />
      <Form method="post" noValidate encType="multipart/form-data" className="stack stack-lg measure">
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <FileField
          name="files"
          multiple
          accept={importExtensions.map((extension) => `.${extension}`).join(',')}
          label={m.imports_files()}
          hint={m.imports_files_hint()}
          dropText={m.imports_files_drop()}
          {...(files && { error: files })}
        />
        <Select
          name="collection"
          label={m.imports_collection()}
          defaultValue={failure?.values.collection?.[0] ?? possible[0]}
          {...(collection && { error: collection })}
        >
          {possible.map((name) => (
            <option key={name} value={name}>
              {words.collection(name)}
            </option>
          ))}
        </Select>
        <RadioGroup
          name="languages"
          label={m.imports_languages()}
          options={[
            { value: 'zh', label: m.imports_languages_zh() },
            { value: 'en', label: m.imports_languages_en() },
            { value: 'zh,en', label: m.imports_languages_both() },
            { value: 'en,zh', label: m.imports_languages_both_en() },
          ]}
          defaultValue={failure?.values.languages?.[0] ?? ''}
          {...(languages && { error: languages })}
        />
        <div>
          <Button kind="primary">{m.imports_begin()}</Button>
        </div>
      </Form>
    </div>
  )
}
