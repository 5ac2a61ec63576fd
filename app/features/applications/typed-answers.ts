import type { SectionView } from '../../../shared/contract/application-parts.ts'
import { carriedFiles } from '../../api/upload-files.ts'
import type { PostedAnswers } from './posted-answers.ts'
import { answerName } from './question-names.ts'

/** What the fields of a page hold now; files by the ids of those that are stored. */
export function typedAnswers(data: FormData, sections: readonly SectionView[]): PostedAnswers {
  const answers: PostedAnswers = {}
  for (const { key, type } of sections.flatMap((section) => section.questions)) {
    const name = answerName(key)
    const texts = (field: string) => data.getAll(field).filter((value) => typeof value === 'string')
    if (type === 'file') answers[key] = carriedFiles(texts(`${name}Id`)).map(({ fileId }) => fileId)
    else if (type === 'choices') answers[key] = texts(name)
    else if (type === 'agreement') answers[key] = data.has(name)
    else answers[key] = texts(name)[0] ?? ''
  }
  return answers
}
