package docs.tutorial.loading_configuration.supported_sources;

import com.azure.storage.common.StorageSharedKeyCredential;
import com.google.cloud.storage.StorageOptions;
import org.github.gestalt.config.aws.s3.S3ConfigSourceBuilder;
import org.github.gestalt.config.azure.blob.BlobConfigSourceBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.google.storage.GCSConfigSourceBuilder;
import org.github.gestalt.config.source.ConfigSourcePackage;
import software.amazon.awssdk.services.s3.S3Client;

/** Compiled and not run: each of these needs an account. */
public class CloudSources {

    // region s3
    ConfigSourcePackage s3() throws GestaltException {
        return S3ConfigSourceBuilder.builder()
            .setS3(S3Client.create())
            .setBucketName("harbour-hotel")
            .setKeyName("booking.properties")
            .build();
    }
    // endregion s3

    // region azure-blob
    ConfigSourcePackage azureBlob(String account, String key)
            throws GestaltException {
        return BlobConfigSourceBuilder.builder()
            .setEndpoint("https://" + account + ".blob.core.windows.net")
            .setCredential(new StorageSharedKeyCredential(account, key))
            .setContainerName("harbour-hotel")
            .setBlobName("booking.properties")
            .build();
    }
    // endregion azure-blob

    // region google-cloud-storage
    ConfigSourcePackage googleCloudStorage() throws GestaltException {
        return GCSConfigSourceBuilder.builder()
            .setStorage(StorageOptions.getDefaultInstance().getService())
            .setBucketName("harbour-hotel")
            .setObjectName("booking.properties")
            .build();
    }
    // endregion google-cloud-storage
}
