import type { Api } from '../../shared/contract/contract.ts'
import { ApiError } from '../../shared/contract/errors.ts'
import type { ConfigInfo } from '../../shared/contract/home.ts'
import { collectionNames, collections } from '../../shared/rules/content/collections.ts'

/** Collections shown around every page: their drafts are previewed in the frame. */
const inFrame = collectionNames.filter((name) => collections[name].previewedOn === 'frame')

/** The shared data of every page; in the preview of a part of it, with the draft in its place. */
export async function loadShownConfig(api: Api, { pathname }: Pick<URL, 'pathname'>): Promise<ConfigInfo> {
  const [, name, number] = /\/staff\/preview\/(\w+)\/(\w+)$/.exec(pathname) ?? []
  const collection = inFrame.find((one) => one === name)
  const draft = collection && number ? await loadDraft(api, { collection, number }) : null
  return draft ?? api.home.configInfo({})
}

/** The page itself says if the draft does not exist or may not be seen. */
async function loadDraft(
  api: Api,
  record: { collection: (typeof inFrame)[number]; number: string },
): Promise<ConfigInfo | null> {
  try {
    const preview = await api.contentStaff.recordPreview(record)
    return preview.kind === 'frame' ? preview.config : null
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
