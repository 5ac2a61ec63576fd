import { type FormEvent, useState } from 'react'
import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { Project } from '../../../shared/contract/projects.ts'
import { browserApi } from '../../api/browser-api.ts'
import { clientState, useClientState } from '../../api/client-state.ts'
import { Button } from '../../ui/button.tsx'

/**
 * Likes a project, by a posted form or, with script, where one stands. The browser remembers what was liked here; the
 * server counts a visitor once, whatever the browser says.
 */
export function LikeButton({ project }: { project: Project }) {
  const { instanceID } = project
  const { pathname } = useLocation()
  const isLiked = useClientState(({ likeDataTwo }) => likeDataTwo.includes(instanceID))
  const [likes, setLikes] = useState(project.likes)
  const [isFailed, setIsFailed] = useState(false)
  const like = async (event: FormEvent) => {
    event.preventDefault()
    setIsFailed(false)
    const userID = clientState.store.getState().userInfo?.userID
    try {
      const kept = await browserApi().projects.like({ instanceID, type: 1, ...(userID && { userID }) })
      setLikes(kept.likes)
      clientState.rememberLike(instanceID)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setIsFailed(true)
    }
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
