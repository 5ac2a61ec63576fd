import { useLoaderData } from 'react-router'
import type { SceneDetail } from '../../../shared/contract/toolbox/toolbox-parts.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta, shareImage } from '../../api/pages/page-meta.ts'
import { ScenePage } from '../../features/toolbox/scene-page.tsx'

const load: Load<SceneDetail> = (api, { params }) => api.toolbox.sceneInfo({ sceneId: params.id ?? '' })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: SceneDetail | undefined }) {
  const { loaderData: scene } = args
  return scene
    ? pageMeta(args, { title: scene.name, description: scene.summary, image: shareImage(args, 'scene') })
    : []
}

export default function SceneRoute() {
  return <ScenePage scene={useLoaderData<typeof loader>()} />
}
