import { type FormEvent, useEffect, useState } from 'react'
import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { LikeType } from '../../../shared/rules/toolbox/likes.ts'
import { loadPart } from '../../guard/load-part.ts'
import { Button } from '../../ui/controls/button.tsx'

// The browser's stored likes load after the page.
const loadLikes = () => loadPart(() => import('./likes.ts'))

export type LikeButtonProps = { type: LikeType; instanceID: string; likes: number }

/**
 * Likes a project or a volunteer activity, by a posted form or, with script, without leaving the page. The
 * browser remembers what was liked in it; the server counts a visitor once, whatever the browser says.
 */
export function LikeButton({ type, instanceID, likes: first }: LikeButtonProps) {
  const { pathname } = useLocation()
  const isLiked = useLiked(type, instanceID)
  const [likes, setLikes] = useState(first)
  const [isFailed, setIsFailed] = useState(false)
  const like = async (event: FormEvent) => {
    event.preventDefault()
    setIsFailed(false)
    const kept = await (await loadLikes()).sendLike({ type, instanceID })
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

/** Whether this browser has liked it; false until that is known. */
function useLiked(type: LikeType, instanceID: string): boolean {
  const [isLiked, setIsLiked] = useState(false)
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    void loadLikes().then(({ watchLike }) => {
      if (!isOver) stop = watchLike({ type, instanceID }, setIsLiked)
    })
    return () => {
      isOver = true
      stop()
    }
  }, [type, instanceID])
  return isLiked
}
