/** What people ask about alerts. */
export const alertQuestions = [
  {
    question: 'How soon do you write?',
    answer:
      'As soon as a look at the route shows the seats, unless your quiet hours hold the message back. How often a route is looked at differs from route to route; every message says when its seats were seen.',
  },
  {
    question: 'Can a seat be gone when I read the message?',
    answer:
      'Yes. A message is no reservation, and others see the same seats. The airline’s own page always has the last word.',
  },
  {
    question: 'Will I be flooded?',
    answer:
      'No. Openings that come together become one message, each opening is told once, and a daily cap holds the rest back.',
  },
  {
    question: 'I already hold a booking. Is an alert any use?',
    answer:
      'Give the alert your booking, and it speaks only of something better: a cabin you like more, the same cabin for fewer points, or one of your days when the booking’s is none.',
  },
  {
    question: 'Can I try it without an account?',
    answer: 'You can compose an alert and see what it finds. To keep it you sign up; what you composed stays as it is.',
  },
  {
    question: 'How do I stop it?',
    answer: 'Pause or delete it on your alerts page, or follow the link at the end of every e-mail.',
  },
] as const
