import { questions } from "../../content/questions.ts";
import { Block } from "../parts/block.tsx";
import { ButtonLink } from "../parts/button-link.tsx";
import { QuestionList } from "../parts/question-list.tsx";

export function QuestionsBlock() {
  return (
    <Block name="questions" section={questions}>
      <div className="@4xl:columns-2 @4xl:gap-x-16">
        <QuestionList items={questions.items} />
      </div>
      {questions.button && <ButtonLink link={questions.button} className="mt-5" />}
    </Block>
  );
}
