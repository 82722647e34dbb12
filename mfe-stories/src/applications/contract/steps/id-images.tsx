import type { IdSide, IdType } from '@myfiction/shared/contract/application-options.ts';
import { neededSides } from '@myfiction/shared/contract/application-problems/person.ts';
import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { IdImage } from '@myfiction/shared/contract/calls/application-files.ts';
import { useQueryClient } from '@myfiction/shared/host.ts';
import { storyKeys } from '../../../api/story-keys.ts';
import { IdImageField } from '../../form/fields/id-image-field.tsx';
import { useFormText } from '../../i18n/use-form-text.ts';

/** As many photos as the kind of ID has sides. They are sent at once, apart from the form. */
export function IdImages({ view, idType }: { view: ApplicationView; idType: IdType | null }) {
  const t = useFormText();
  const cache = useQueryClient();
  const change = (side: IdSide, image?: IdImage) =>
    cache.setQueryData<ApplicationView>(storyKeys.application(view.story_id, view.kind), (present) => {
      if (!present) return present;
      const others = present.id_images.filter((each) => each.side !== side);
      return { ...present, id_images: image ? [...others, image] : others };
    });
  const labelOf = (side: IdSide) => t(idType === 'passport' && side === 'front' ? 'image.page' : `id_images.${side}`);
  return neededSides(idType).map((side) => (
    <IdImageField
      key={side}
      storyId={view.story_id}
      side={side}
      label={labelOf(side)}
      image={view.id_images.find((image) => image.side === side)}
      onSent={(image) => change(side, image)}
      onDeleted={() => change(side)}
    />
  ));
}
