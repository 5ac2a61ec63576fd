import { type FormEvent, useEffect, useState } from 'react'
import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { Project } from '../../../shared/contract/projects.ts'
import { loadPart } from '../../guard/load-part.ts'
import { Button } from '../../ui/button.tsx'

// What the browser remembers comes after the page.
const loadLikes = () => loadPart(() => import('./likes.ts'))

/**
 * Likes a project, by a posted form or, with script, where one stands. The browser remembers what was liked here; the
 * server counts a visitor once, whatever the browser says.
 */
export function LikeButton({ project }: { project: Project }) {
  const { instanceID } = project
  const { pathname } = useLocation()
  const isLiked = useLiked(instanceID)
  const [likes, setLikes] = useState(project.likes)
  const [isFailed, setIsFailed] = useState(false)
  const like = async (event: FormEvent) => {
    event.preventDefault()
    setIsFailed(false)
    const kept = await (await loadLikes()).likeProject(instanceID)
    if (kept === null) setIsFailed(true)
    else setLikes(kept)
  }
  return (
    <>
      <Form method="post" action={pathname} onSubmit={like}>
        <Button name="intent" value="like" aria-pressed={isLiked}>
          {isLiked ? m.projects_liked() : m.projects_like()}
        </Button>
      </Form>
      <p className="project-likes" role="status">
        {isFailed ? m.projects_like_failed() : likes > 0 && m.projects_likes({ count: likes })}
      </p>
    </>
  )
}

/** Whether this browser has liked it; it has not until that is known. */
function useLiked(instanceID: string): boolean {
  const [isLiked, setIsLiked] = useState(false)
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    void loadLikes().then(({ watchLike }) => {
      if (!isOver) stop = watchLike(instanceID, setIsLiked)
    })
    return () => {
      isOver = true
      stop()
    }
  }, [instanceID])
  return isLiked
}
