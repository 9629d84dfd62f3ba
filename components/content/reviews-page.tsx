import { SiteForm } from '../shell/forms/site-form.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { ReviewList } from './review-list.tsx'

/** Reviews that somebody has read, and the form for one's own. */
export function ReviewsPage() {
  return (
    <PageFrame path="/reviews">
      <ReviewList />
      <PageSection
        title="Write one"
        lead="Members only, so that one person has one voice. What you write is read before it is shown; good or bad does not matter, true does."
      >
        <SiteForm
          kind="review"
          label="Write a review"
          submit="Send the review"
          kept="A person reads it. If it is about Pointsward and hurts nobody, it appears here."
          membersOnly
        />
      </PageSection>
    </PageFrame>
  )
}
