import { site } from "../../site.config.ts";
import { Facts } from "../parts/facts.tsx";
import { Starred } from "../parts/heading.tsx";
import { Island } from "../parts/island.tsx";
import { isDrawing, Picture } from "../parts/picture.tsx";

export function VisitPage() {
  // Hide the form if it has no destination.
  const hasForm = site.forms.contact || site.email;
  const { heading, picture, questionsHeading, questions } = site.visit;
  return (
    <>
      <section className="relative">
        <div className="frame relative z-1 grid gap-x-16 gap-y-12 pt-4 lg:grid-cols-[1fr_min(44%,31rem)] lg:pb-14">
          <div>
            <h1 className="heading-1 mb-10 max-w-[9em] md:mb-12">
              <Starred text={heading} />
            </h1>
            <Facts />
            {!isDrawing(picture) && (
              <Picture
                picture={picture}
                eager
                sizes="(min-width: 64rem) 50vw, 100vw"
                className="mt-10 aspect-[3/2] w-full rounded-sm object-cover"
              />
            )}
          </div>
          {hasForm && (
            <Island
              name="ContactForm"
              props={{ ...site.contactForm, endpoint: site.forms.contact, email: site.email }}
            />
          )}
        </div>
        {isDrawing(picture) ? (
          <Picture
            picture={picture}
            eager
            className="mt-10 h-52 w-full object-cover object-left-bottom md:h-auto lg:absolute lg:bottom-0 lg:mt-0"
          />
        ) : (
          <div className="h-12" />
        )}
      </section>

      {questions.length > 0 && (
        <section className="tone-page">
          <div className="frame section">
            <h2 className="heading-2">
              <Starred text={questionsHeading} />
            </h2>
            <div className="mt-10 grid gap-8 md:grid-cols-3 md:gap-10">
              {questions.map(({ question, answer }) => (
                <div key={question} className="border-t-2 border-text pt-5">
                  <h3 className="heading-4">{question}</h3>
                  <p className="mt-3">{answer}</p>
                </div>
              ))}
            </div>
          </div>
        </section>
      )}
    </>
  );
}
