import { SiteForm } from '../shell/forms/site-form.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { ReviewList } from './review-list.tsx'

/** The page of reviews that the team has read and published, with the form to write one. */
export function ReviewsPage() {
  return (
    <PageFrame path="/reviews">
      <ReviewList />
      <PageSection
        title="Write a review"
        lead="For members, one review each. We publish honest reviews, good or bad, once we’ve read them."
      >
        <SiteForm
          kind="review"
          label="Write a review"
          submit="Send review"
          kept="We read every review. If it’s about Pointsward and isn’t abusive, it appears here."
          membersOnly
        />
      </PageSection>
    </PageFrame>
  )
}
